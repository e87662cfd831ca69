import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { db } from '@mocks/db'
import { booking, maya, stationId } from '@mocks/fixture'
import { server } from '@mocks/node'
import { originalGaps } from '@mocks/original-gaps'
import { issueToken } from '@mocks/sessions'
import { recordCalls } from '@/test/calls'
import { renderApp } from '@/test/render-app'
import { inSmallRailway } from '@/test/small-railway'

inSmallRailway()

const open = () => renderApp('/dashboard', { token: issueToken(maya) })
const next = async () => within(await screen.findByRole('region', { name: 'Your next journey' }))

test('I2: the next journey shows its times and the day of boarding, which the list does not know', async () => {
  db.bookings = [booking(3, { fromStation: stationId(2) })]
  const calls = recordCalls()
  open()
  const card = await next()
  expect(await card.findByText('00:10')).toBeInTheDocument()
  expect(card.getByText('06:00')).toBeInTheDocument()
  expect(card.getByText('In 9 days, Thu 12 Mar 2026')).toBeInTheDocument()
  // The timetable as a whole is not fetched for one train.
  expect(calls.map(({ path }) => path)).not.toContain('/api/trains')
})

test('I2: where the back end has no call for one booking, its train is found by its number', async () => {
  server.use(...originalGaps)
  open()
  expect(await (await next()).findByText('22:00')).toBeInTheDocument()
})

test('I2: times that cannot be had leave the stations', async () => {
  server.use(http.get('*/api/trains/:id', () => HttpResponse.error()))
  const { queryClient } = open()
  const card = await next()
  expect(await card.findByText('ALD')).toBeInTheDocument()
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(card.getByText('DOR')).toBeInTheDocument()
  expect(card.queryByRole('alert')).not.toBeInTheDocument()
  expect(card.getByText('In 8 days, Wed 11 Mar 2026')).toBeInTheDocument()
})
