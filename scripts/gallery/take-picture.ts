import type { Browser, CDPSession, Page } from '@playwright/test'
import { demo } from '../../e2e/support/addresses.ts'
import { type Screen, state, type View, viewOf, type ViewName } from './views.ts'

/** The demo's own button is no part of the product, a field is not to blink, and a sheet of paper has an edge. */
const still = `[aria-label="Open the QA studio"] { visibility: hidden }
* { caret-color: transparent !important }
@media print { body { padding: 1cm } }`

/** The same twice in a row, with nothing asked for any more. */
async function finalShot(
  session: CDPSession,
  { width, height, scale }: View,
  isReady: () => Promise<boolean>,
) {
  for (let before = '', tries = 0; tries < 120; tries += 1) {
    await new Promise((done) => setTimeout(done, 500))
    const { cssVisualViewport: at } = await session.send('Page.getLayoutMetrics')
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'webp',
      quality: 70,
      clip: { x: at.pageX, y: at.pageY, width, height, scale },
    })
    if (data === before && (await isReady())) return Buffer.from(data, 'base64')
    before = data
  }
  throw new Error('It does not come to rest')
}

/** Opens the screen as a link of the studio does, and says when nothing is under way. */
async function open(page: Page, { persona, path }: Screen) {
  let underWay = 0
  page.on('request', () => (underWay += 1))
  page.on('requestfinished', () => (underWay -= 1))
  page.on('requestfailed', () => (underWay -= 1))
  const { seed, clock } = state
  const qa = ['v1', ...(persona ? [`persona=${persona}`] : []), `seed=${seed}`, `clock=${clock}`].join(';')
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}qa=${qa}`)
  await page.waitForURL((url) => !url.searchParams.has('qa'))
  const isLoading = () =>
    !document.querySelector('h1') || document.querySelector('[aria-busy="true"]') !== null
  return async () => underWay === 0 && !(await page.evaluate(isLoading))
}

/** One picture of a screen of the demo, which is served at `demo`. */
export async function takePicture(browser: Browser, screen: Screen, view: ViewName): Promise<Buffer> {
  const shown = viewOf(view)
  const context = await browser.newContext({
    baseURL: demo.origin,
    viewport: { width: shown.width, height: shown.height },
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  })
  await context.addInitScript(
    ([chosen, rules]) => {
      localStorage.setItem('theme', chosen)
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(rules)
      document.adoptedStyleSheets.push(sheet)
    },
    [shown.theme, still] as const,
  )
  const page = await context.newPage()
  // The only one: the end of a session takes back that the page is to look printed.
  const session = await context.newCDPSession(page)
  const isReady = await open(page, screen)
  let picture = await finalShot(session, shown, isReady)
  if (screen.steps) {
    await screen.steps(page)
    picture = await finalShot(session, shown, isReady)
  }
  if (shown.isPrinted) {
    await page.emulateMedia({ media: 'print' })
    picture = await finalShot(session, shown, isReady)
  }
  await context.close()
  return picture
}
