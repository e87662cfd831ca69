export type Font = 'regular' | 'bold' | 'mono'
export type Colour = readonly [red: number, green: number, blue: number]

/** Pixels to a point: sharp when printed. */
const scale = 4
const families: Record<Font, string> = {
  regular: 'Helvetica, Arial, sans-serif',
  bold: 'Helvetica, Arial, sans-serif',
  mono: 'Courier, monospace',
}

/** Words as a picture, in points, with the pixels as PDF's inline images take them. */
export interface Picture {
  width: number
  height: number
  /** From its lower edge to the line that the letters stand on. */
  depth: number
  image: string
}

function pen(value: string, size: number, font: Font) {
  if (typeof OffscreenCanvas === 'undefined') return undefined
  const style = `${font === 'bold' ? 'bold ' : ''}${size * scale}px ${families[font]}`
  const measuring = new OffscreenCanvas(1, 1).getContext('2d')
  if (!measuring) return undefined
  measuring.font = style
  return { style, metrics: measuring.measureText(value) }
}

/** In points; undefined where nothing can be drawn. */
export function widthOfPicture(value: string, size: number, font: Font): number | undefined {
  const width = pen(value, size, font)?.metrics.width
  return width === undefined ? undefined : width / scale
}

/**
 * Words in any letters, drawn with the device's own fonts on white. Undefined where nothing can be drawn, as in Node.
 */
export function pictureOf(value: string, size: number, font: Font, colour: Colour): Picture | undefined {
  const { style, metrics } = pen(value, size, font) ?? {}
  if (!style || !metrics) return undefined
  const width = Math.max(1, Math.ceil(metrics.width))
  const ascent = Math.ceil(Math.max(metrics.actualBoundingBoxAscent, size))
  const depth = Math.ceil(Math.max(metrics.actualBoundingBoxDescent, 0))
  const context = new OffscreenCanvas(width, ascent + depth).getContext('2d')
  if (!context) return undefined
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, ascent + depth)
  context.font = style
  context.fillStyle = `rgb(${colour.map((part) => Math.round(part * 255)).join(' ')})`
  context.fillText(value, 0, ascent)
  const { data } = context.getImageData(0, 0, width, ascent + depth)
  const pixels = data.filter((_, index) => index % 4 !== 3)
  return {
    width: width / scale,
    height: (ascent + depth) / scale,
    depth: depth / scale,
    image:
      `BI /W ${width} /H ${ascent + depth} /BPC 8 /CS /RGB /F [/AHx /RL] ID ` +
      `${runs(pixels).map(hex).join('')}> EI`,
  }
}

const hex = (byte: number) => byte.toString(16).padStart(2, '0')

/** PDF's run lengths: a count of 257 - n and the byte that comes n times, or n - 1 and n bytes; 128 at the end. */
function runs(bytes: ArrayLike<number>): number[] {
  const packed: number[] = []
  for (let start = 0; start < bytes.length;) {
    const byte = bytes[start] ?? 0
    let count = 1
    while (count < 128 && start + count < bytes.length && bytes[start + count] === byte) count += 1
    packed.push(count > 1 ? 257 - count : 0, byte)
    start += count
  }
  return [...packed, 128]
}
