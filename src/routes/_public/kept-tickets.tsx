import { createFileRoute } from '@tanstack/react-router'
import { KeptTicketsPage } from './-kept-tickets/kept-tickets-page'

/** N1: with no guard, and with nothing asked: it opens where neither network nor session is. */
export const Route = createFileRoute('/_public/kept-tickets')({ component: KeptTicketsPage })
