import { chakra } from '@chakra-ui/react/styled-system'
import type { LinkProps } from '@tanstack/react-router'
import Bookmark from 'lucide-react/icons/bookmark'
import Trash2 from 'lucide-react/icons/trash'
import { type SubmitEvent, useRef, useState } from 'react'
import { useSession } from '@/auth/session-store'
import { Button } from '@/components/ui/button'
import { Popover } from '@/components/ui/overlay/popover'
import { TextField } from '@/components/ui/form/text-field'
import { TextLink } from '@/components/ui/text-link'
import { dropView, maxViews, readViews, saveView, viewOf } from './views'
import { sameText, trimmed } from '@/lib/text/text'

type AdminList = LinkProps['to'] extends infer P ? (P extends `/admin/${infer List}` ? List : never) : never

interface ViewsProps {
  list: AdminList
  /** The search parameters of the page now. */
  search: object
}

const usual = (list: ViewsProps['list']) =>
  list === 'reports' ? 'The usual report' : 'All of the list: no filter and no order is chosen'

/** ADM-1: what a list is set to, kept by a name for the one who is signed in, in this browser. */
export const SavedViews = (props: ViewsProps) => (
  <Popover panelLabel="Saved views" panel={(close) => <Views {...props} onDone={close} />}>
    <Bookmark aria-hidden /> Views
  </Popover>
)

function Views({ list, search, onDone }: ViewsProps & { onDone: () => void }) {
  const userId = useSession(({ user }) => user?._id) ?? ''
  const [views, setViews] = useState(() => readViews(userId, list))
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const now = viewOf(search)
  const isNothing = Object.keys(now).length === 0
  const typed = trimmed(name)
  const taken = views.some((view) => sameText(view.name, typed))
  const save = (event: SubmitEvent) => {
    event.preventDefault()
    const problem = !typed
      ? 'Enter a name'
      : !taken && views.length >= maxViews
        ? `${maxViews} views are kept: remove one first`
        : undefined
    setError(problem)
    if (problem) return field.current?.focus()
    saveView(userId, list, { name: typed, search: now })
    onDone()
  }
  return (
    <chakra.div overflowY="auto" p="4" display="grid" gap="3">
      {views.length > 0 ? (
        <chakra.ul display="grid" listStyle="none">
          {views.map((view) => (
            <chakra.li key={view.name} display="flex" alignItems="center" gap="2">
              <chakra.span flex="1" minWidth="0" overflowWrap="anywhere">
                <TextLink
                  to={`/admin/${list}`}
                  search={view.search}
                  activeOptions={{ exact: true, includeSearch: true }}
                  css={{ '&[aria-current]': { fontWeight: 'semibold' } }}
                  onClick={onDone}
                >
                  {view.name}
                </TextLink>
              </chakra.span>
              <Button
                variant="plain"
                size="sm"
                icon
                aria-label={`Remove the view ${view.name}`}
                onClick={() => {
                  dropView(userId, list, view.name)
                  setViews(readViews(userId, list))
                  field.current?.focus()
                }}
              >
                <Trash2 aria-hidden />
              </Button>
            </chakra.li>
          ))}
        </chakra.ul>
      ) : (
        <chakra.p color="fg.muted">Nothing saved yet.</chakra.p>
      )}
      <chakra.form noValidate onSubmit={save} display="grid" gap="2" borderTopWidth="1px" pt="3">
        <TextField
          id="view-name"
          ref={field}
          label="Name for what is shown now"
          hint={isNothing ? usual(list) : undefined}
          autoComplete="off"
          maxLength={60}
          value={name}
          error={error}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit">{taken ? 'Replace the view' : 'Save view'}</Button>
      </chakra.form>
    </chakra.div>
  )
}
