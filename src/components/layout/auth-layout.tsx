import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { usePageHeading } from '@/components/ui/page/page-heading'
import { productName } from '@/lib/config'
import { Footer } from './footer'
import { InFrame } from './in-frame'
import { ProductMark } from './product-mark'
import { mainId } from './skip-link'

/** B1: the centred card of the public pages, titled with the product name. */
export function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <chakra.div minHeight="100dvh" display="flex" flexDirection="column" alignItems="center">
      <chakra.main
        id={mainId}
        flex="1"
        display="flex"
        flexDirection="column"
        justifyContent="center"
        width="full"
        maxWidth="26rem"
        px={{ base: '4', sm: '0' }}
        py="6"
      >
        <Card p={{ base: '5', sm: '8' }}>
          <chakra.p display="flex" alignItems="center" gap="2" mb="5" textStyle="section">
            <ProductMark />
            {productName}
          </chakra.p>
          <InFrame value>{children}</InFrame>
        </Card>
      </chakra.main>
      <Footer />
    </chakra.div>
  )
}

/** The `h1` of a public page, with its document title. */
export function AuthHeading({ title, summary }: { title: string; summary?: ReactNode }) {
  const heading = usePageHeading(title)
  return (
    <chakra.header mb="5">
      <chakra.h1 ref={heading} tabIndex={-1} textStyle="title">
        {title}
      </chakra.h1>
      {summary != null && (
        <chakra.div mt="0.5" color="fg.muted">
          {summary}
        </chakra.div>
      )}
    </chakra.header>
  )
}
