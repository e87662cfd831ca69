import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { preview } from 'vite'
import { demo, demoFolder } from '../../e2e/support/addresses.ts'
import { findBrowser } from '../find-program.ts'
import { root, run } from '../programs.ts'
import { groups } from './groups.ts'
import { fileOf, pageText } from './page.ts'
import { takePicture } from './take-picture.ts'

const folder = join(root, 'docs/gallery')
/** What a clone may cost for them. */
const mostBytes = 3_000_000

/** Takes every picture of docs/gallery.md; returns their bytes. */
async function takeAll(): Promise<number> {
  const executablePath = findBrowser()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    // What changes is painted anew as a whole: painted in parts, edges of letters depend on when which part came.
    args: ['--no-sandbox', '--disable-partial-raster', '--disable-lcd-text', '--force-color-profile=srgb'],
  })
  let bytes = 0
  const left = groups.flatMap(({ screens }) =>
    screens.flatMap((screen) => screen.views.map((view) => ({ screen, view }))),
  )
  const takeOneByOne = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const picture = await takePicture(browser, next.screen, next.view)
      writeFileSync(join(folder, fileOf(next.screen, next.view)), picture)
      bytes += picture.length
    }
  }
  // More than cores: most of the time a page waits for its data.
  await Promise.all([takeOneByOne(), takeOneByOne(), takeOneByOne()])
  await browser.close()
  return bytes
}

async function main(): Promise<number> {
  const args = ['build', '--mode', 'demo', '--outDir', demoFolder, '--emptyOutDir', '--logLevel', 'warn']
  if (await run({ program: 'vite', args })) return 1
  const server = await preview({
    root,
    build: { outDir: demoFolder },
    preview: { host: '127.0.0.1', port: demo.port, strictPort: true },
  })
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  try {
    const bytes = await takeAll()
    writeFileSync(join(root, 'docs/gallery.md'), pageText())
    console.log(`${bytes} bytes of pictures, ${mostBytes} at most`)
    return bytes > mostBytes ? 1 : 0
  } finally {
    await server.close()
  }
}

process.exitCode = await main()
