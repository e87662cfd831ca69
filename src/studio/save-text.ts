import { fileNameOf } from '@/lib/files/file-name'
import { saveFile } from '@/lib/files/save-file'

/** Hands a text to the browser's downloads, under a name that tells which it is and when it was made. */
export function saveText(text: string, kind: string, ending: string) {
  const moment = new Date().toISOString().slice(0, 19).replaceAll(/[T:]/g, '-')
  saveFile(new Blob([text], { type: 'application/json' }), fileNameOf(`railway-${kind}`, moment, ending))
}
