import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type InlineConfig } from 'vite'
import { stationsIn } from '../../../mocks/world/station-file.ts'
import { createLargeWorld } from '../../../mocks/world/index.ts'
import { root } from '../../programs.ts'

const limits = join(root, 'bench/limits')
const clock = (instant: string) => instant.slice(11, 16)

/** The large world as rows of what a list shows, for the reference pages. */
function rowsOfWorld(stationsFile: string | undefined) {
  const seed = 1
  const given = stationsFile === undefined ? undefined : stationsIn(readFileSync(stationsFile, 'utf8'), seed)
  const world = createLargeWorld({ seed, today: '2026-03-01', stations: given, bookings: 0 })
  const codes = new Map(world.stations.map(({ _id, code }) => [_id, code]))
  return {
    trains: world.trains.map((train) => [
      train.trainNumber,
      train.name,
      codes.get(train.source) ?? '',
      codes.get(train.destination) ?? '',
      clock(train.departureTime),
      clock(train.arrivalTime),
      train.fare,
    ]),
    stations: world.stations.map(({ code, name, city, state }) => [code, name, city, state]),
  }
}

const config = (outDir: string): InlineConfig => ({
  root: limits,
  configFile: false,
  logLevel: 'silent',
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  build: {
    outDir,
    emptyOutDir: true,
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
})

/** Draws the reference pages without a browser. */
async function firstFrameBuilt(outDir: string) {
  const bundle = config(outDir)
  await build({
    ...bundle,
    ssr: { noExternal: true },
    build: {
      ...bundle.build,
      ssr: join(limits, 'first-frame.tsx'),
      rolldownOptions: { output: { entryFileNames: 'part.mjs' } },
    },
  })
  const loaded: unknown = await import(pathToFileURL(join(outDir, 'part.mjs')).href)
  return loaded as typeof import('../../../bench/limits/first-frame.tsx')
}

/** The production build, and the reference pages, in folders under `folder`. */
export async function buildAll(folder: string, stationsFile: string | undefined) {
  const folders = { ours: join(folder, 'ours'), slim: join(folder, 'slim'), shell: join(folder, 'shell') }
  process.env.VITE_API_BASE_URL = '/'
  await build({ root, logLevel: 'warn', build: { outDir: folders.ours, emptyOutDir: true } })

  const rows = rowsOfWorld(stationsFile)
  for (const outDir of [folders.slim, folders.shell]) {
    await build(config(outDir))
    mkdirSync(join(outDir, 'data'))
    for (const [list, data] of Object.entries(rows))
      writeFileSync(join(outDir, 'data', `${list}.json`), JSON.stringify(data))
  }
  const { firstFrame } = await firstFrameBuilt(join(folder, 'first-frame'))
  const page = readFileSync(join(folders.shell, 'index.html'), 'utf8')
  const frame = await firstFrame('/login')
  writeFileSync(
    join(folders.shell, 'login.html'),
    page.replace('<div id="root"></div>', () => `<div id="root">${frame}</div>`),
  )
  return folders
}
