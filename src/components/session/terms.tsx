import { chakra } from '@chakra-ui/react/styled-system'

/** What creating an account means, in full: there is no other text behind it. */
export function Terms() {
  return (
    <chakra.details textStyle="small" ms="7" mt="-2">
      <chakra.summary cursor="pointer" py="1" color="brand.fg">
        Read the terms
      </chakra.summary>
      <chakra.ul listStyleType="disc" ps="5" mt="1" display="grid" gap="1" color="fg.muted">
        <li>Your name, e-mail address and phone number are sent to the server that keeps your bookings.</li>
        <li>This app takes no payment: what it shows as a fare is not charged here.</li>
        <li>This browser keeps your session, and half-filled forms of this tab, until you log out.</li>
        <li>Railway Planner is a demonstration product; it comes without any warranty.</li>
      </chakra.ul>
    </chakra.details>
  )
}
