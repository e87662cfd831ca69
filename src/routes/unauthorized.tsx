import { createFileRoute } from '@tanstack/react-router'
import { Forbidden } from './-forbidden'

/** B6. Open to everybody: it shows nothing, and offers to sign in. */
export const Route = createFileRoute('/unauthorized')({ component: Forbidden })
