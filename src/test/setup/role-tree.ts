import { getRoles } from '@testing-library/react'

const longest = 100

const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text)

/** What an element is called, as near as a failing test needs it: by its label, or where it holds nothing else by its text. */
function nameOf(element: Element, holdsOthers: boolean): string {
  const labels = (element.getAttribute('aria-labelledby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
  const own = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element.textContent
  const name = element.getAttribute('aria-label') || labels.join(' ').trim() || (!holdsOthers && own?.trim())
  return name ? ` “${cut(name)}”` : ''
}

/** What somebody finds on a page, in its order: the roles and names of its dialog, else of its main part. */
export function roleTree(page: Element): string {
  const shown = page.querySelector('[role=dialog], [role=alertdialog]') ?? page.querySelector('main') ?? page
  const roles = new Map<Element, string>()
  for (const [role, elements] of Object.entries(getRoles(shown as HTMLElement))) {
    if (role !== 'generic') for (const element of elements) roles.set(element, role)
  }
  const lines: string[] = []
  const visit = (element: Element, depth: number) => {
    const role = roles.get(element)
    const holdsOthers = [...element.querySelectorAll('*')].some((other) => roles.has(other))
    const line = role
      ? role + nameOf(element, holdsOthers)
      : holdsOthers
        ? ''
        : cut(element.textContent.trim())
    if (line) lines.push('  '.repeat(depth) + line)
    if (holdsOthers) for (const child of element.children) visit(child, role ? depth + 1 : depth)
  }
  visit(shown, 0)
  return lines.join('\n')
}
