// What no file system takes, what a path is made of, and what can turn a name round to hide its ending.
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const unsafe = /[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff<>:"/\\|?*]/g

const withoutEdges = (name: string) => name.replaceAll(/^[.\s]+|[.\s]+$/g, '')

// Devices to Windows, whatever ending follows: it drops blanks before the dot, and reads ¹, ² and ³ as digits.
const device = /^(con|prn|aux|nul|(com|lpt)[\d¹²³]|con(in|out)\$)\s*(\.|$)/i

function cleaned(name: string): string {
  const whole = withoutEdges(name.replaceAll(unsafe, ''))
  // Where it is cut, half a character or a new edge can be left.
  return withoutEdges(whole.slice(-120).replaceAll(/\p{Cs}/gu, ''))
}

/** A file name that stays in its folder and ends as it says, or undefined where nothing of it is left. */
export function safeFileName(name: string | undefined): string | undefined {
  const safe = cleaned(name ?? '')
  return safe === '' || device.test(safe) ? undefined : safe
}

/** `{kind}-{name}.{ending}`, made safe; without the name where nothing of it is left. */
export const fileNameOf = (kind: string, name: string, ending: string) =>
  `${[kind, cleaned(name)].filter(Boolean).join('-')}.${ending}`

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** The file name of a Content-Disposition header, made safe: `filename*` before `filename`. */
export function dispositionFileName(header: string | null): string | undefined {
  if (!header) return undefined
  const extended = /filename\*\s*=\s*(?:utf-8|iso-8859-1)'[^']*'([^;]+)/i.exec(header)?.[1]
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]+))/i.exec(header)
  return (
    safeFileName(extended && decoded(extended.trim())) ??
    safeFileName(plain?.[1]?.replaceAll(/\\(.)/g, '$1') ?? plain?.[2]?.trim())
  )
}
