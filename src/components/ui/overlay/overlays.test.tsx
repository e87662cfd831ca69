import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { clearNotices, notices } from '@/lib/notify'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from './confirm-dialog'
import { Dialog, dialogTrigger, Drawer } from './lazy-dialog'
import { lazyPart } from '@/components/ui/page/lazy-part'
import { useLazyPart, useSteadyPart } from '@/components/ui/page/opened-part'
import { Menu, type MenuEntry } from './menu'
import { Popover } from './popover'
import { renderPart } from '@/test/render-part'
import { TextField } from '@/components/ui/form/text-field'

beforeEach(() => {
  clearNotices()
  // jsdom lays nothing out, and what has no box cannot take the focus.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue({ length: 1 } as DOMRectList)
})

function Opener({ children }: { children: (open: boolean, close: () => void) => React.ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button {...dialogTrigger} onClick={() => setOpen(true)}>
        Open
      </Button>
      {children(open, () => setOpen(false))}
    </>
  )
}

test('a dialog opens on its first field, closes with Esc, and gives the focus back', async () => {
  const { user } = await renderPart(
    <Opener>
      {(open, close) => (
        <Dialog open={open} onClose={close} title="Write a review" actions={<Button>Publish</Button>}>
          <TextField label="Title" />
        </Dialog>
      )}
    </Opener>,
  )
  const opener = screen.getByRole('button', { name: 'Open' })
  await user.click(opener)
  const dialog = await screen.findByRole('dialog', { name: 'Write a review' })
  await waitFor(() => expect(within(dialog).getByLabelText('Title')).toHaveFocus())
  expect(within(dialog).getByRole('button', { name: 'Publish' })).toBeInTheDocument()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(opener).toHaveFocus())
})

test('a dialog has a close button, and the page behind is out of reach', async () => {
  const { user } = await renderPart(
    <Opener>
      {(open, close) => (
        <Drawer open={open} onClose={close} title="Filters">
          <TextField label="Name" />
        </Drawer>
      )}
    </Opener>,
  )
  await user.click(screen.getByRole('button', { name: 'Open' }))
  const drawer = await screen.findByRole('dialog', { name: 'Filters' })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Open' })).not.toBeInTheDocument())
  await user.click(within(drawer).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: 'Open' })).toBeInTheDocument()
})

test('X-1: a script that takes the focus out of a dialog does not close it, and the focus comes back', async () => {
  const { user } = await renderPart(
    <Opener>
      {(open, close) => (
        <Drawer open={open} onClose={close} title="Add train">
          <TextField label="Name" />
        </Drawer>
      )}
    </Opener>,
  )
  const opener = screen.getByRole('button', { name: 'Open' })
  await user.click(opener)
  const name = await screen.findByLabelText('Name')
  await waitFor(() => expect(name).toHaveFocus())
  act(() => opener.focus())
  await waitFor(() => expect(name).toHaveFocus())
  await user.keyboard('Rajdhani')
  expect(name).toHaveValue('Rajdhani')
  // A press outside does leave it.
  fireEvent.pointerDown(document.body, { button: 0, pointerType: 'mouse' })
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('X-10: a form that takes the focus as its dialog opens leaves it to what opened the dialog', async () => {
  function Form() {
    const field = useRef<HTMLInputElement>(null)
    useLayoutEffect(() => field.current?.focus(), [])
    return <input ref={field} aria-label="Name" />
  }
  const { user } = await renderPart(
    <Opener>
      {(open, close) => (
        <Drawer open={open} onClose={close} title="Add train">
          <Form />
        </Drawer>
      )}
    </Opener>,
  )
  const opener = screen.getByRole('button', { name: 'Open' })
  await user.click(opener)
  expect(await screen.findByLabelText('Name')).toHaveFocus()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Open' })).not.toBeInTheDocument())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(opener).toHaveFocus())
})

test('a confirmation is read out whole, starts on the way back, and a press outside decides nothing', async () => {
  const confirmed = vi.fn<() => void>()
  const { user } = await renderPart(
    <Opener>
      {(open, close) => (
        <ConfirmDialog
          open={open}
          onClose={close}
          onConfirm={confirmed}
          title="Cancel this booking?"
          confirmLabel="Cancel booking"
          cancelLabel="Keep it"
        >
          Both seats go back on sale.
        </ConfirmDialog>
      )}
    </Opener>,
  )
  await user.click(screen.getByRole('button', { name: 'Open' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this booking?' })
  await waitFor(() => expect(dialog).toHaveAccessibleDescription('Both seats go back on sale.'))
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Keep it' })).toHaveFocus())
  await user.click(within(dialog).getByRole('button', { name: 'Cancel booking' }))
  expect(confirmed).toHaveBeenCalledTimes(1)
  await user.click(within(dialog).getByRole('button', { name: 'Keep it' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
})

test('a dialog that fades shows what it showed, and begins anew when it is opened again meanwhile', async () => {
  function Editor() {
    const [edited, setEdited] = useState<string>()
    return (
      <>
        <button onClick={() => setEdited('Rajdhani')}>Edit</button>
        <Drawer
          open={edited !== undefined}
          onClose={() => setEdited(undefined)}
          title={edited ?? 'Train not found'}
          actions={edited && <Button>Save</Button>}
        >
          {edited ? <TextField key={edited} label="Name" /> : <p>There is no such train</p>}
        </Drawer>
      </>
    )
  }
  // Each state has an animation of its own, and nothing is drawn here that would end one.
  const styleOf = window.getComputedStyle.bind(window)
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element, pseudo) =>
    Object.defineProperties(styleOf(element, pseudo), {
      animationName: { configurable: true, get: () => element.getAttribute('data-state') ?? 'none' },
      animationDuration: { configurable: true, value: '120ms' },
    }),
  )
  const { user } = await renderPart(<Editor />)
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }))
  const dialog = await screen.findByRole('dialog', { name: 'Rajdhani' })
  await user.type(within(dialog).getByLabelText('Name'), 'Duronto')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  // It waits for its animation.
  await waitFor(() => expect(dialog.style.animationFillMode).toBe('forwards'))
  expect(dialog).toHaveAttribute('data-state', 'closed')
  expect(dialog).toHaveTextContent('Rajdhani')
  expect(dialog).toHaveTextContent('Save')
  expect(dialog).not.toHaveTextContent('There is no such train')
  expect(dialog).toBeInTheDocument()
  fireEvent.click(screen.getByText('Edit'))
  await waitFor(() => expect(dialog).toHaveAttribute('data-state', 'open'))
  expect(within(dialog).getByLabelText('Name')).toHaveValue('')
})

test('when what opened the dialog is gone, the focus goes where the caller says', async () => {
  function List() {
    const heading = useRef<HTMLHeadingElement>(null)
    const [rows, setRows] = useState(1)
    const [open, setOpen] = useState(false)
    const remove = () => {
      setRows(0)
      setOpen(false)
    }
    return (
      <>
        <h2 ref={heading} tabIndex={-1}>
          Rows
        </h2>
        {rows > 0 && <Button onClick={() => setOpen(true)}>Delete</Button>}
        <ConfirmDialog
          open={open}
          onClose={() => setOpen(false)}
          onConfirm={remove}
          title="Delete?"
          confirmLabel="Delete row"
          finalFocus={heading}
        />
      </>
    )
  }
  const { user } = await renderPart(<List />)
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await user.click(await screen.findByRole('button', { name: 'Delete row' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Rows' })).toHaveFocus())
})

const menuOf = (onSelect: () => void): MenuEntry[] => [
  { value: 'profile', label: 'Profile', to: '/profile' },
  { value: 'settings', label: 'Settings', to: '/settings' },
  { value: 'logout', label: 'Logout', onSelect },
]

test('a menu is worked by keyboard: arrows, Home, End, letters, Enter, Esc', async () => {
  const selected = vi.fn<() => void>()
  const { user } = await renderPart(<Menu items={menuOf(selected)}>Account</Menu>)
  const button = screen.getByRole('button', { name: 'Account' })
  const current = () => {
    const id = screen.getByRole('menu').getAttribute('aria-activedescendant')
    return id && document.getElementById(id)?.textContent
  }
  act(() => button.focus())
  await user.keyboard('{Enter}')
  await screen.findByRole('menu')
  expect(button).toHaveAttribute('aria-expanded', 'true')
  await waitFor(() => expect(current()).toBe('Profile'))
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
  await user.keyboard('{ArrowDown}')
  expect(current()).toBe('Settings')
  await user.keyboard('{End}')
  expect(current()).toBe('Logout')
  await user.keyboard('{ArrowDown}')
  expect(current()).toBe('Profile')
  await user.keyboard('s')
  await waitFor(() => expect(current()).toBe('Settings'))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
  await waitFor(() => expect(button).toHaveFocus())
  expect(selected).not.toHaveBeenCalled()

  await user.keyboard('{ArrowUp}')
  await screen.findByRole('menu')
  await waitFor(() => expect(current()).toBe('Logout'))
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(selected).toHaveBeenCalledTimes(1))
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
})

test('a menu closed in the frame of the key before gives the focus back to its button', async () => {
  const { user } = await renderPart(<Menu items={menuOf(() => {})}>Account</Menu>)
  const button = screen.getByRole('button', { name: 'Account' })
  act(() => button.focus())
  await user.keyboard('{Enter}')
  const menu = await screen.findByRole('menu')
  await waitFor(() => expect(menu).toHaveFocus())
  fireEvent.keyDown(menu, { key: 'End' })
  fireEvent.keyDown(menu, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
  await waitFor(() => expect(button).toHaveFocus())
})

test('a menu entry acts on a bare click, as assistive technology sends it; a disabled one does not', async () => {
  const selected = vi.fn<() => void>()
  const items: MenuEntry[] = [
    { value: 'cancel', label: 'Cancel', onSelect: selected, disabled: true },
    { value: 'download', label: 'Download', onSelect: selected },
  ]
  const { user } = await renderPart(<Menu items={items}>More</Menu>)
  await user.click(screen.getByRole('button', { name: 'More' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Cancel' }))
  expect(selected).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('menuitem', { name: 'Download' }))
  expect(selected).toHaveBeenCalledTimes(1)
})

test('a menu entry with an address is a link that the router follows, by press and by Enter', async () => {
  const { user, address, go } = await renderPart(<Menu items={menuOf(() => {})}>Account</Menu>)
  await user.click(screen.getByRole('button', { name: 'Account' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Settings' }))
  await waitFor(() => expect(address()).toBe('/settings'))
  await act(() => go('/'))
  const button = screen.getByRole('button', { name: 'Account' })
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'))
  act(() => button.focus())
  await user.keyboard('{ArrowDown}')
  await screen.findByRole('menu')
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/profile'))
})

test('a popover closes with Esc, by a press elsewhere and when the focus leaves', async () => {
  const { user } = await renderPart(
    <>
      <Popover panelLabel="Details" panel={() => <Button>Inside</Button>}>
        Show
      </Popover>
      <Button>Elsewhere</Button>
    </>,
  )
  const button = screen.getByRole('button', { name: 'Show' })
  const panel = () => screen.queryByRole('region', { name: 'Details' })
  await user.click(button)
  expect(panel()).toBeInTheDocument()
  await user.tab()
  expect(screen.getByRole('button', { name: 'Inside' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(panel()).not.toBeInTheDocument()
  expect(button).toHaveFocus()
  await user.click(button)
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }))
  expect(panel()).not.toBeInTheDocument()
  await user.click(button)
  await user.tab()
  await user.tab()
  expect(panel()).not.toBeInTheDocument()
})

test.each(['the network is back', 'half a minute has gone'])(
  'B8: a part that nobody opens by a press is tried again once %s',
  async (when) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    let arrives = false
    const part = lazyPart<object>('bar', () =>
      arrives ? Promise.resolve(() => <p>Here</p>) : Promise.reject(new Error('offline')),
    )
    function Page() {
      const Part = useSteadyPart(part, true)
      return Part ? <Part /> : null
    }
    await renderPart(<Page />)
    await waitFor(() => expect(notices()).toHaveLength(1))
    arrives = true
    expect(screen.queryByText('Here')).not.toBeInTheDocument()
    if (when === 'the network is back') fireEvent(window, new Event('online'))
    else await act(() => vi.advanceTimersByTimeAsync(30_000))
    expect(await screen.findByText('Here')).toBeInTheDocument()
    vi.useRealTimers()
  },
)

test('C3: Back closes what is open under a button: the next page has nothing to do with it', async () => {
  const { user } = await renderPart(
    <>
      <Menu items={menuOf(() => {})}>Account</Menu>
      <Popover panelLabel="Notifications" panel={() => 'No new notifications'}>
        News
      </Popover>
    </>,
  )
  await user.click(screen.getByRole('button', { name: 'Account' }))
  await screen.findByRole('menu')
  fireEvent.popState(window)
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'News' }))
  expect(screen.getByRole('region', { name: 'Notifications' })).toBeInTheDocument()
  fireEvent.popState(window)
  expect(screen.queryByRole('region', { name: 'Notifications' })).not.toBeInTheDocument()
})

test('B8: a part that does not arrive leaves the page, says so in the words of a chunk error, and can be tried again', async () => {
  let arrives = false
  const part = lazyPart<object>('parts', () =>
    arrives ? Promise.resolve(() => <p>Here</p>) : Promise.reject(new Error('offline')),
  )
  function Page() {
    const [open, setOpen] = useState(false)
    const Part = useLazyPart(part, open, () => setOpen(false))
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        {Part && <Part />}
      </>
    )
  }
  const { user } = await renderPart(<Page />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await waitFor(() =>
    expect(notices().map(({ message }) => message)).toEqual([
      expect.stringMatching(/^Loading chunk parts failed\./),
    ]),
  )
  arrives = true
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect(await screen.findByText('Here')).toBeInTheDocument()
})

test.each([
  ['to whoever saves data only by the press', { saveData: true, always: false, fetched: 0 }],
  ['to everybody where nobody can leave without it', { saveData: true, always: true, fetched: 2 }],
  ['else to everybody', { saveData: false, always: false, fetched: 2 }],
])(
  'B8: what a press opens comes ahead of it, again with the network where that failed: %s',
  async (_to, { saveData, always, fetched }) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: { saveData } } }))
    const fetchPart = vi.fn<() => Promise<() => ReactNode>>().mockRejectedValueOnce(new Error('offline'))
    fetchPart.mockResolvedValue(() => <p>Here</p>)
    const part = lazyPart<object>('ahead', fetchPart, { always })
    function Page() {
      useLazyPart(part, false, () => {})
      return null
    }
    await renderPart(<Page />)
    // The page becomes idle, then the fetch fails.
    for (const ms of [5_000, 1]) await act(() => vi.advanceTimersByTimeAsync(ms))
    fireEvent(window, new Event('online'))
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(fetchPart).toHaveBeenCalledTimes(fetched)
    expect(notices()).toEqual([])
    vi.unstubAllGlobals()
    vi.useRealTimers()
  },
)
