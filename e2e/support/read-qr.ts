import type { Locator } from '@playwright/test'

const masks: ((x: number, y: number) => number)[] = [
  (x, y) => (x + y) % 2,
  (_x, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
]
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'
/** Modules on each side of the smallest code, which holds all that a PNR can be. */
const size = 21

/** The dark modules of a code that is drawn as squares, without its quiet edge. */
async function modulesOf(code: Locator) {
  const path = (await code.locator('path').getAttribute('d')) ?? ''
  const squares = [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  )
  const edge = Math.min(...squares.map(([x]) => x))
  const dark = new Set(squares.map(([x, y]) => `${x - edge} ${y - edge}`))
  if (Math.max(...squares.map(([x]) => x)) - edge !== size - 1) throw new Error('Not a code of 21 modules')
  return (x: number, y: number) => (dark.has(`${x} ${y}`) ? 1 : 0)
}

/** Finders with their edges and the format beside them; the lines between them. */
const isFixed = (x: number, y: number) =>
  x === 6 || y === 6 || (x < 9 && y < 9) || (x > 12 && y < 9) || (x < 9 && y > 12)

/** What a code of the smallest size says, by ISO/IEC 18004 and not by what drew it; errors are not corrected. */
export async function readQr(code: Locator): Promise<string> {
  const at = await modulesOf(code)
  // Bits 14 to 10 of the format, each under its own fixed mask: 1, 0, 1, 0, 1.
  const maskNumber = [2, 3, 4].reduce((number, x, index) => number * 2 + (at(x, 8) ^ [1, 0, 1][index]!), 0)
  const mask = masks[maskNumber]!
  const bits: number[] = []
  let up = true
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right -= 1
    for (let step = 0; step < size; step += 1) {
      const y = up ? size - 1 - step : step
      for (const x of [right, right - 1]) {
        if (!isFixed(x, y)) bits.push(at(x, y) ^ (mask(x, y) === 0 ? 1 : 0))
      }
    }
    up = !up
  }
  const take = (count: number) => bits.splice(0, count).reduce((number, bit) => number * 2 + bit, 0)
  const mode = take(4)
  if (mode === 4) return Array.from({ length: take(8) }, () => String.fromCodePoint(take(8))).join('')
  if (mode !== 2) throw new Error(`A code of mode ${mode}`)
  let text = ''
  for (let left = take(9); left > 0; left -= 2) {
    if (left === 1) return text + alphabet[take(6)]
    const pair = take(11)
    text += alphabet[Math.floor(pair / 45)]! + alphabet[pair % 45]
  }
  return text
}
