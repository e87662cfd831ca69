import type { Page } from '@playwright/test'

/**
 * Does what a translating browser does: from its first text on, the page's every text node, and every later one, is
 * replaced by a node of the browser's own inside two `font` elements. The words stay as they are, so that tests find them.
 */
export const translate = (page: Page) =>
  page.addInitScript(() => {
    const done = new WeakSet<Node>()
    const skipped = 'script, style, textarea, svg, head, title'
    const replace = (text: Text) => {
      const parent = text.parentElement
      if (!parent || done.has(text) || text.data.trim() === '' || parent.closest(skipped)) return
      const inner = document.createElement('font')
      inner.textContent = text.data
      done.add(inner.firstChild!)
      const outer = document.createElement('font')
      outer.append(inner)
      text.replaceWith(outer)
    }
    const translateIn = (root: Node) => {
      if (root instanceof Text) return replace(root)
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) replace(text)
    }
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type === 'characterData') translateIn(target)
        else for (const node of addedNodes) translateIn(node)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
