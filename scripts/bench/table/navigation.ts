import type { Sight } from './in-page.ts'
import { type Device, openDevice, type Tab, wait } from './phone.ts'
import { median } from './rounds.ts'
import type { Target } from './targets.ts'

/** Milliseconds for which a pointer is over a link before it is pressed. */
const seenMs = 150
const laterTimes = 3
const linkTo = (path: string) => `nav a[href="${path}"]`

/** Points at a link, presses it a little later, and tells how long the sight took from there. */
async function press({ page }: Tab, link: string, sight: Sight) {
  const pressed = page.locator(link).locator('visible=true').first()
  await pressed.scrollIntoViewIfNeeded({ timeout: 5000 })
  const box = await pressed.boundingBox()
  if (!box) throw new Error(`No ${link} in sight`)
  await page.evaluate((wanted) => window.bench.after('click', wanted), sight)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await wait(seenMs)
  await page.mouse.down()
  await page.mouse.up()
  return page.evaluate(() => window.bench.answer)
}

/** From one page to another and back, the first time and later: milliseconds, frames, and bytes fetched the first time. */
export async function walk(
  device: Device,
  origin: string,
  { home, to }: { home: Target['home']; to: Target['light'] },
) {
  const { open, close } = await openDevice({ ...device, isWide: true })
  try {
    const tab = await open(origin + home.path, home.sight)
    await tab.opened()
    await tab.look()
    const before = tab.network.bytesBy(Infinity, /./)
    const first = await press(tab, linkTo(to.path), to.sight)
    await tab.rest()
    const bytes = tab.network.bytesBy(Infinity, /./) - before
    const later: Awaited<ReturnType<typeof press>>[] = []
    for (let time = 0; time < laterTimes; time += 1) {
      await press(tab, home.link, home.sight)
      await tab.rest()
      later.push(await press(tab, linkTo(to.path), to.sight))
      await tab.rest()
    }
    return {
      first: first.ms,
      bytes,
      later: median(later.map(({ ms }) => ms)),
      laterFrames: median(later.map(({ frames }) => frames)),
    }
  } finally {
    await close()
  }
}

/** Walks round and round, and tells by how many megabytes that made the page's memory grow. */
export async function memoryOf(
  device: Device,
  origin: string,
  { home, light, other, trains, stations }: Target,
  times = 500,
) {
  const { open, close } = await openDevice({ ...device, isWide: true, isFast: true })
  try {
    const tab = await open(origin + home.path, home.sight)
    await tab.opened()
    // Whole rounds, so that the page in sight is the same one whenever memory is looked at.
    const changePages = (count: number) =>
      tab.page.evaluate(
        async ([steps, rounds]) => {
          for (let round = 0; round < rounds; round += 1) {
            for (const { link, sight } of steps) {
              document.querySelector<HTMLElement>(link)?.click()
              await window.bench.until(sight)
              // Nobody is quicker, and the calls of a page have time to end.
              await new Promise((done) => setTimeout(done, 50))
            }
          }
        },
        [
          [
            { link: linkTo(light.path), sight: light.sight },
            { link: linkTo(other.path), sight: other.sight },
            { link: home.link, sight: home.sight },
          ],
          Math.ceil(count / 3),
        ] as const,
      )
    const megabytes = async () => {
      await tab.rest()
      // What only a finalizer frees is gone the second time.
      for (let time = 0; time < 2; time += 1) await tab.session.send('HeapProfiler.collectGarbage')
      return (await tab.session.send('Runtime.getHeapUsage')).usedSize / 2 ** 20
    }
    // The whole lists come once, else at any time during the walk: tens of megabytes that no change of the page adds.
    for (const { path, sight } of [trains, stations]) {
      await press(tab, linkTo(path), sight)
      await tab.rest()
    }
    // What else loads once is there after a while.
    await changePages(times / 5)
    const before = await megabytes()
    await changePages(times)
    return (await megabytes()) - before
  } finally {
    await close()
  }
}
