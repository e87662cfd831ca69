import { execFileSync } from 'node:child_process'
import { createHash, createPublicKey, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findProgram } from '../../find-program.ts'

/** A certificate for 127.0.0.1, made anew for each run; nothing where the machine has no openssl. */
export function createCertificate(folder: string) {
  const openssl = findProgram('openssl')
  if (!openssl) return undefined
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', keyFile]
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1']
  execFileSync(openssl, ['req', '-x509', '-days', '2', '-out', certFile, ...curve, ...subject], {
    stdio: 'ignore',
  })
  const cert = readFileSync(certFile)
  const publicKey = createPublicKey(
    new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'pem' }),
  )
  const spki = createHash('sha256').update(publicKey.export({ type: 'spki', format: 'der' }))
  return {
    key: readFileSync(keyFile),
    cert,
    /** By which a browser trusts it. */ spki: spki.digest('base64'),
  }
}
export type Certificate = ReturnType<typeof createCertificate>
