import type { Scenario } from '../../types.ts'

export default {
  id: 'signed-out',
  title: 'Nobody signed in',
  look: 'The login page opens without any call; the session holds ‘No token found’, and asking for bookings would say ‘User not authenticated’.',
  messages: ['No token found', 'User not authenticated'],
  page: '/bookings',
} satisfies Scenario
