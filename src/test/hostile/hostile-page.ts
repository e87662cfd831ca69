import { afterEach, beforeEach, expect, vi } from 'vitest'
import { elementsFromText } from './hostile-texts'

const ran = vi.fn<() => void>()

/** For tests of pages that hold hostile texts: what any of them may call is there, and is watched. */
export function watchHostileTexts() {
  beforeEach(() => {
    vi.stubGlobal('hostileRan', ran.mockClear())
    // Nothing has a size in jsdom, and dialogs and tables show only what is seen.
    vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue({ length: 1 } as DOMRectList)
  })
  afterEach(() => vi.unstubAllGlobals())
}

export function expectOnlyText() {
  expect(elementsFromText()).toEqual([])
  expect(ran).not.toHaveBeenCalled()
}

/** Whatever the page says: words, what fields hold, names of controls. */
export function wordsOnPage(): string {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
  const named = [...document.querySelectorAll('[aria-label], [title]')]
  return [
    document.title,
    document.body.textContent,
    ...fields.map(({ value }) => value),
    ...named.flatMap((element) => [element.getAttribute('aria-label'), element.getAttribute('title')]),
  ].join('\n')
}
