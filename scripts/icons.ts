import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser } from './find-program.ts'
import { root } from './programs.ts'

/** N3: the sizes of public/favicon.svg that systems want as pictures. Written once, and again when it changes. */
const icons = [
  { file: '192.png', pixels: 192 },
  { file: '512.png', pixels: 512 },
  // A system cuts its own shape out of these: the ground goes to the edge, the sign stays in the middle.
  { file: 'maskable.png', pixels: 512, isCut: true },
  { file: 'apple-touch.png', pixels: 180, isCut: true },
]

const svg = readFileSync(join(root, 'public/favicon.svg'), 'utf8')
const [, ground = ''] = /fill="(#\w+)"/.exec(svg) ?? []
const executablePath = findBrowser()
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
for (const { file, pixels, isCut = false } of icons) {
  const page = await browser.newPage({ viewport: { width: pixels, height: pixels } })
  const size = isCut ? '76%' : '100%'
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${isCut ? ground : 'transparent'}">
    <div style="width:${size};height:${size}">${svg}</div></body>`,
  )
  writeFileSync(join(root, 'public/icons', file), await page.screenshot({ omitBackground: true }))
  await page.close()
}
await browser.close()
