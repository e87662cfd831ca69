import { parseArgs } from 'node:util'
import { defaultSeed } from './db.ts'

export const usage = `Usage: node mocks/http-server.ts [--port 4010] [--origin http://127.0.0.1:4173]... [--seed N] [--quiet]
       [--world large [--stations FILE] [--bookings 2000]] | [--qa 'v1;scenario=sold-out']`

class BadFlag extends Error {}

function wholeNumber(flag: string, text: string, most: number): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value > most) {
    throw new BadFlag(`--${flag} must be a whole number from 0 to ${most}, not '${text}'`)
  }
  return value
}

function originOf(text: string): string {
  const origin = URL.canParse(text) ? new URL(text).origin : 'null'
  if (origin === 'null' || origin !== text.replace(/\/$/, '')) {
    throw new BadFlag(`--origin must be an origin such as http://127.0.0.1:4173, not '${text}'`)
  }
  return origin
}

export interface WorldSettings {
  /** A file with one station a line. */
  stations: string | undefined
  bookings: number | undefined
}

interface WorldFlags {
  world?: string | undefined
  stations?: string | undefined
  bookings?: string | undefined
}

function worldOf({ world, stations, bookings }: WorldFlags): WorldSettings | undefined {
  if (world !== undefined && world !== 'large') throw new BadFlag(`--world must be large, not '${world}'`)
  if (world === undefined && (stations !== undefined || bookings !== undefined)) {
    throw new BadFlag('--stations and --bookings belong to --world large')
  }
  if (world === undefined) return undefined
  return {
    stations,
    bookings: bookings === undefined ? undefined : wholeNumber('bookings', bookings, 1_000_000),
  }
}

/** @throws {Error} whose first line says what is wrong */
export function settingsFrom(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string', default: '4010' },
      origin: { type: 'string', multiple: true, default: [] },
      seed: { type: 'string' },
      world: { type: 'string' },
      stations: { type: 'string' },
      bookings: { type: 'string' },
      qa: { type: 'string' },
      quiet: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.qa !== undefined && (values.seed ?? values.world) !== undefined) {
    throw new BadFlag('--qa says seed and world itself: leave out --seed and --world')
  }
  return {
    port: wholeNumber('port', values.port, 65_535),
    origins: values.origin.map(originOf),
    seed: values.seed === undefined ? defaultSeed : wholeNumber('seed', values.seed, 0xffffffff),
    world: worldOf(values),
    qa: values.qa,
    quiet: values.quiet,
    help: values.help,
  }
}
