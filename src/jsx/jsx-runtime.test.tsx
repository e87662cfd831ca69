import { render } from '@testing-library/react'
import fc from 'fast-check'
import { createElement, Fragment, type ReactNode } from 'react'
import { jsxDEV } from '@/jsx/jsx-dev-runtime'
import { expect, test, vi } from 'vitest'

/** What a browser that translates does with the texts of a page. */
function translate(root: Node) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (text.data.trim() === '' || text.parentElement?.closest('font')) continue
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.append(text.data)
    outer.append(inner)
    text.replaceWith(outer)
  }
}

/** One place of a page, in any of the ways that a component may write it. */
interface Place {
  tag: 'div' | 'fragment'
  children: (Place | string | number | null | false)[]
}

const { place } = fc.letrec<{ place: Place }>((tie) => ({
  place: fc.record(
    {
      tag: fc.constantFrom('div', 'fragment'),
      children: fc.array(
        fc.oneof(
          { depthSize: 'small', withCrossShrink: true },
          fc.constantFrom('Book ', ' seats', 'Step', 1, 0, null, false, ''),
          tie('place'),
        ),
        { maxLength: 4 },
      ),
    },
    { noNullPrototype: true },
  ) as fc.Arbitrary<Place>,
}))

function drawn(one: Place | string | number | null | false): ReactNode {
  if (typeof one !== 'object' || one === null) return one
  const children = one.children.map(drawn)
  const type = one.tag === 'div' ? 'div' : Fragment
  const isStatic = children.length !== 1
  return jsxDEV(type, { children: isStatic ? children : children[0] }, undefined, isStatic)
}

test('D6: whatever comes, goes and changes on a translated page is shown as on any other', () => {
  fc.assert(
    fc.property(fc.array(place, { minLength: 2, maxLength: 4 }), (places) => {
      const { rerender, container, unmount } = render(null)
      for (const one of places) {
        rerender(createElement('main', null, drawn(one)))
        const plain = render(createElement('main', null, drawn(one)))
        expect(container.textContent).toBe(plain.container.textContent)
        plain.unmount()
        translate(container)
      }
      unmount()
    }),
    { numRuns: 60, seed: 1 },
  )
})

test('D6: an element keeps its place, and with it its state, when texts around it come and go', () => {
  const page = (note: string | false) => (
    <p>
      {note}
      {note && ' and '}
      <input aria-label="Name" />
      {note}
    </p>
  )
  const { rerender, getByLabelText } = render(page(false))
  const field = getByLabelText('Name')
  rerender(page('Half a note'))
  expect(getByLabelText('Name')).toBe(field)
})

test('D6: texts beside each other are read as one', () => {
  const { getByText } = render(
    <p>
      <b>Now</b> {2} of {3} seats
    </p>,
  )
  expect(getByText('2 of 3 seats')).toBeInTheDocument()
})

test('D6: React has nothing to say against texts that became one', () => {
  const said = vi.spyOn(console, 'error')
  render(
    <p>
      {2} of {3} <>{'seats'}</>
      {[<b key="b">now</b>, ' or never']}
    </p>,
  )
  render(<p>{[2, ' of 3'].map((text) => text)}</p>)
  render(
    <p>
      Step {2} of {3}
    </p>,
  )
  expect(said).not.toHaveBeenCalled()
})
