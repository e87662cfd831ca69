import { createElement, Fragment, type ReactElement } from 'react'

const isText = (child: unknown): child is string | number | bigint =>
  typeof child === 'string' || typeof child === 'number' || typeof child === 'bigint'

const isNothing = (child: unknown) => child === null || child === undefined || typeof child === 'boolean'

/** Blanks stay outside: no translator replaces them, and inside they would be lost at the edge of a flex item. */
function inElement(text: string, key: string): ReactElement | string {
  const words = text.trim()
  if (words === '') return text
  const start = text.indexOf(words)
  const end = start + words.length
  const own = createElement('span', { key }, words)
  if (words === text) return own
  return createElement(Fragment, { key }, text.slice(0, start), own, text.slice(end))
}

/** Elements keep their index, by which React knows them again; what becomes of neighbouring texts is one element. */
function besideElements(children: readonly unknown[]): unknown[] {
  let text = ''
  let last = -1
  const own: unknown[] = []
  const close = () => {
    if (last >= 0) own[last] = inElement(text, `text ${last}`)
    text = ''
    last = -1
  }
  children.forEach((child, index) => {
    own.push(isText(child) ? null : child)
    if (isText(child)) {
      text += String(child)
      last = index
    } else if (!isNothing(child)) close()
  })
  close()
  return own
}

/**
 * The props, with each text that is not its element's only child in an element of its own (D6). A browser that translates
 * replaces text nodes by elements: React no longer finds a text that it wants to remove, to insert something before, or
 * to change, unless the text is all that its element holds.
 */
export function ownTexts<Props>(type: unknown, props: Props): Props {
  const { children } = props as { children?: unknown }
  const alone = type !== Fragment
  if (isText(children)) return alone ? props : { ...props, children: inElement(String(children), 'text') }
  if (!Array.isArray(children) || !children.some(isText)) return props
  if (!children.every((child) => isText(child) || isNothing(child)))
    return { ...props, children: besideElements(children) }
  const text = children.filter(isText).join('')
  return { ...props, children: alone ? text : inElement(text, 'text') }
}
