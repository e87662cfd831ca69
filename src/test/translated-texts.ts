/**
 * D6: watches for what React does to a text node that is not its element's only child. On a page that the browser has
 * translated another node stands in its place: a removal or an insertion before it throws, and a change is never seen.
 * Needs nothing from outside, so that a browser can run it ahead of a page's own scripts.
 */
export function watchTexts(onLost: (what: string) => void) {
  const isReactsText = (node: unknown): node is Text =>
    node instanceof Text &&
    node.data.trim() !== '' &&
    Object.keys(node).some((key) => key.startsWith('__reactFiber$'))
  const { removeChild, insertBefore } = Node.prototype
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')!
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T) {
    if (isReactsText(child)) onLost(`removed: ${child.data}`)
    return removeChild.call(this, child) as T
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null) {
    if (isReactsText(before)) onLost(`something inserted before: ${before.data}`)
    return insertBefore.call(this, node, before) as T
  }
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      if (isReactsText(this)) onLost(`changed: ${this.data} to ${value}`)
      nodeValue.set?.call(this, value)
    },
  })
}
