import { chakra } from '@chakra-ui/react/styled-system'
import { ChangeLogButton } from './change-log-button'

/** Under every page of the admin area. */
export const AdminFoot = () => (
  <chakra.div display="flex" justifyContent="flex-end" mt="6" css={{ '@media print': { display: 'none' } }}>
    <ChangeLogButton />
  </chakra.div>
)
