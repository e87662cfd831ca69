import { chakra } from '@chakra-ui/react/styled-system'
import { asCurl, asMswHandler, asPlaywrightTest } from '@mocks/studio/copy-as'
import type { LogEntry, Rule } from '@mocks/studio/types'
import { Button } from '@/components/ui/button'
import { linkTo } from '@/studio/link'
import { useParts } from '@/studio/parts'
import { copy } from '@/studio/said'
import { personaNow } from '@/studio/who'

/** A body is shown in lines where it is JSON, and as it came where it is not. */
function inLines(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}

const headerLines = (headers: readonly [string, string][]) =>
  headers.map(([name, value]) => `${name}: ${value}`).join('\n')

/** Also for the calls that the page of the link makes before. */
const each = ({ call, effect, record }: Rule): Rule => ({ call, effect, record })

/** What a call sent and got, and the ways to take it along. */
export function LogDetails({ entry }: { entry: LogEntry }) {
  const { studio, personas } = useParts()
  const { request, response } = entry
  const { link } = linkTo(studio, personaNow(personas), entry.rules.map(each))
  return (
    <chakra.div display="grid" gap="2" py="1">
      <chakra.div display="flex" flexWrap="wrap" gap="2" role="group" aria-label="Copy as">
        <Button size="sm" onClick={() => void copy(asCurl(entry, location.origin), 'curl command')}>
          Copy as curl
        </Button>
        <Button size="sm" onClick={() => void copy(asPlaywrightTest(entry, link), 'Playwright test')}>
          Copy as Playwright test
        </Button>
        <Button size="sm" onClick={() => void copy(asMswHandler(entry), 'msw handler')}>
          Copy as msw handler
        </Button>
      </chakra.div>
      <Text title="Sent" text={[headerLines(request.headers), inLines(request.body)]} />
      <Text
        title="Answer"
        text={response ? [headerLines(response.headers), inLines(response.body)] : ['No answer came']}
      />
    </chakra.div>
  )
}

function Text({ title, text }: { title: string; text: readonly string[] }) {
  return (
    <section aria-label={title}>
      <chakra.h4 fontWeight="medium">{title}</chakra.h4>
      {/* The whole answer may be megabytes: what is drawn must stay a page. */}
      <chakra.pre
        fontFamily="mono"
        textStyle="small"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        bg="bg.muted"
        borderRadius="l1"
        p="2"
      >
        {text.filter(Boolean).join('\n\n').slice(0, 20_000)}
      </chakra.pre>
    </section>
  )
}
