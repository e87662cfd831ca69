import { chakra } from '@chakra-ui/react/styled-system'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'

const looks = {
  success: { palette: 'green', icon: CircleCheck, word: 'Success' },
  error: { palette: 'red', icon: CircleAlert, word: 'Error' },
  warning: { palette: 'orange', icon: TriangleAlert, word: 'Warning' },
  info: { palette: 'brand', icon: Info, word: 'Note' },
} as const

export type NoticeKind = keyof typeof looks

/** B2: what the page before has to say, announced and shown with its type. */
export function SessionNotice({
  type = 'info',
  message,
  detail,
}: {
  type?: NoticeKind | undefined
  message: string
  detail?: string | undefined
}) {
  const { palette, icon: Icon, word } = looks[type]
  return (
    <chakra.div
      role={type === 'error' ? 'alert' : 'status'}
      colorPalette={palette}
      display="flex"
      gap="3"
      mb="5"
      px="4"
      py="3"
      bg="colorPalette.subtle"
      borderWidth="1px"
      borderColor="colorPalette.emphasized"
      borderRadius="l2"
    >
      <chakra.span aria-hidden color="colorPalette.fg" flexShrink="0" mt="1px">
        <Icon size={20} />
      </chakra.span>
      <chakra.div minWidth="0" overflowWrap="anywhere">
        <chakra.span srOnly>{word}: </chakra.span>
        {message}
        {detail && <chakra.p color="fg.muted">{detail}</chakra.p>}
      </chakra.div>
    </chakra.div>
  )
}
