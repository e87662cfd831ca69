import { chakra } from '@chakra-ui/react/styled-system'
import { Card } from '@/components/ui/card'
import { LinkButton } from '@/components/ui/link-button'
import { PageHeader } from '@/components/ui/page-header'

/** A page that is not built yet: what it will hold, said plainly, and the ways on that work today. */
export function ComingPage({ title, will }: { title: string; will: readonly string[] }) {
  return (
    <chakra.div maxWidth="48rem">
      <PageHeader title={title} summary="This page is being built." />
      <Card>
        <p>What will be here:</p>
        <chakra.ul pl="5" my="2" listStyle="disc">
          {will.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </chakra.ul>
        <chakra.div display="flex" flexWrap="wrap" gap="2" mt="4">
          <LinkButton to="/plan-journey" variant="solid">
            Plan a journey
          </LinkButton>
          <LinkButton to="/bookings">My bookings</LinkButton>
        </chakra.div>
      </Card>
    </chakra.div>
  )
}
