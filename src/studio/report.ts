import { harOf } from '@mocks/studio/har'
import { qaText, withClock } from '@mocks/studio/link'
import type { LogEntry } from '@mocks/studio/types'
import { linkTo } from './link'
import type { Parts } from './parts'

type Reported = Pick<Parts, 'studio' | 'version'>

const har = ({ studio: { state, scenarios }, version }: Reported, entries: readonly LogEntry[]) =>
  harOf(entries, { origin: location.origin, version, qa: qaText(withClock(state), scenarios) })

/** Calls as a file that network panels import. */
export const harText = (of: Reported, entries: readonly LogEntry[]) =>
  JSON.stringify(har(of, entries), null, 2)

/** A picture of the page, where the browser lets one be taken; its own question comes first. */
async function takePicture(): Promise<string | undefined> {
  try {
    const stream = await navigator.mediaDevices.getDisplayMedia({ video: true })
    try {
      const video = Object.assign(document.createElement('video'), { srcObject: stream, muted: true })
      await video.play()
      const canvas = document.createElement('canvas')
      canvas.width = video.videoWidth
      canvas.height = video.videoHeight
      canvas.getContext('2d')?.drawImage(video, 0, 0)
      return canvas.toDataURL('image/png')
    } finally {
      for (const track of stream.getTracks()) track.stop()
    }
  } catch {
    // Refused, or a browser without it.
    return undefined
  }
}

/** Names the build: the file name of its first script holds its hash. */
const buildOf = () =>
  document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src.replace(location.origin, '') ??
  ''

/** What whoever looks into a bug wants to know first. */
function factsOf({ studio, version }: Reported, persona: string | undefined) {
  const { state, scenarios } = studio
  return {
    page: location.pathname + location.search,
    persona: persona ?? 'nobody',
    scenario: scenarios.find(({ id }) => id === state.scenario)?.title ?? 'none',
    seed: state.seed,
    time: new Date().toISOString(),
    version: `${version} ${buildOf()}`.trim(),
    browser: navigator.userAgent,
    window: `${innerWidth} × ${innerHeight}, ${devicePixelRatio} pixels each`,
  }
}

const callWords = ({ method, path, status, rule }: LogEntry) =>
  `- ${method} ${path}: ${status ?? 'under way'}${rule === null ? '' : ` (${rule})`}`

/** A bug, as it is now: a text to paste in a tracker, whose first two headings wait for words, and one file with everything. */
export function bugReportOf(of: Reported, persona: string | undefined) {
  const facts = factsOf(of, persona)
  const { link, isTooLong } = linkTo(of.studio, persona)
  const { log } = of.studio
  const text = [
    '## What happened',
    '',
    '## What should have happened',
    '',
    '## Where',
    `- link: ${isTooLong ? 'too long to be sent, it stands in the file' : link}`,
    ...Object.entries(facts).map(([name, value]) => `- ${name}: ${value}`),
    '',
    '## The last calls',
    ...(log.length > 0 ? log.slice(-5).map(callWords) : ['- none']),
  ].join('\n')
  return {
    text,
    /** With a picture if the browser allows one. */
    async file() {
      const screenshot = (await takePicture()) ?? null
      return JSON.stringify({ link, ...facts, text, screenshot, har: har(of, log) }, null, 2)
    },
  }
}
