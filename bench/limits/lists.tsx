/** @jsxImportSource react */
import { Box, Heading } from '@chakra-ui/react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listQuery, type Row } from './list-query'

/** Pixels of a row. */
const rowHeight = 36
/** Rows drawn before and after those in sight. */
const spare = 8
/** Rows that a screen can show. */
const inSight = 30

/** A window on a long list: only the rows in sight are in the page. */
function Rows({ rows }: { rows: readonly Row[] }) {
  const [first, setFirst] = useState(0)
  const shown = rows.slice(first, first + inSight + 2 * spare)
  return (
    <Box
      height="70vh"
      overflow="auto"
      onScroll={(event) =>
        setFirst(Math.max(0, Math.floor(event.currentTarget.scrollTop / rowHeight) - spare))
      }
    >
      <ul style={{ height: rows.length * rowHeight, position: 'relative', margin: 0, padding: 0 }}>
        {shown.map((row, index) => (
          <li
            data-row
            key={row[0]}
            style={{
              position: 'absolute',
              top: (first + index) * rowHeight,
              height: rowHeight,
              width: '100%',
              display: 'flex',
              gap: 16,
            }}
          >
            {row.map((cell, column) => (
              // eslint-disable-next-line react/no-array-index-key -- a cell has no name but its column
              <span key={column}>{cell}</span>
            ))}
          </li>
        ))}
      </ul>
    </Box>
  )
}

function List({ title, list }: { title: string; list: 'trains' | 'stations' }) {
  const { data } = useSuspenseQuery(listQuery(list))
  return (
    <Box as="main" p="4">
      <Heading as="h1" size="2xl">
        {title} ({data.length})
      </Heading>
      <Rows rows={data} />
    </Box>
  )
}

export const Trains = () => <List title="Trains" list="trains" />
export const Stations = () => <List title="Stations" list="stations" />
