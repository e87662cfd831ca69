import * as v from 'valibot'
import { list, nothing, single, unpaged } from '@/api/schema'
import { seatsSchema, trainSchema } from '@/api/trains.schema'
import {
  badQuery,
  type ContractCall,
  forAdmins,
  invalid,
  pagesOf,
  type Parameter,
  unknown,
} from '../contract.ts'
import { calendarDate, id } from '../fields.ts'
import {
  foundTrainExample,
  newTrain,
  seats,
  train,
  trainChange,
  trainInList,
  writtenTrain,
} from './trains.records.ts'

const ends = {
  from: {
    schema: id,
    required: true,
    description: 'Id of the station to board at.',
    example: '66b000000000000000000001',
  },
  to: {
    schema: id,
    required: true,
    description: 'Id of the station to leave at.',
    example: '66b000000000000000000002',
  },
}
const date: Parameter = {
  schema: calendarDate,
  required: true,
  description: 'The date on which the train starts, without a time of day.',
  example: '2026-03-01',
}

export const listTrains = {
  id: 'listTrains',
  method: 'GET',
  path: '/api/trains',
  who: 'anyone',
  requirement: 'E1',
  summary: 'All trains, in one answer',
  status: 200,
  layout: 'listed',
  answer: trainInList,
  reads: unpaged(trainSchema),
  refusals: {},
  without:
    'The list of trains, journeys with changes and the names in reviews are missing; each place says so.',
  shown: 'Failed to fetch trains',
} satisfies ContractCall

export const searchTrains = {
  id: 'searchTrains',
  method: 'GET',
  path: '/api/trains/search',
  who: 'anyone',
  requirement: 'E1',
  summary: 'Direct trains between two stations',
  description:
    'Trains that call at the one station and later at the other. `departureTime`, `arrivalTime` and `fare` are those of the travelled part: their difference is the time travelled, past midnight too, and `fare` is its price for one passenger, here alone not the rate. Stations and route stay the whole train’s. Of ends that are not known, or are one station, none are found. The app sorts by itself, so any order will do; trains that do not run on the date may be among them.',
  query: {
    ...ends,
    date,
    sortBy: {
      schema: v.string(),
      description: 'Always `departureTime`; a server may ignore it.',
      example: 'departureTime',
    },
    sortOrder: {
      schema: v.picklist(['asc', 'desc']),
      description: 'Always `asc`; a server may ignore it.',
      example: 'asc',
    },
    ...pagesOf(500, 'and for the first page alone: what does not fit is not found'),
  },
  status: 200,
  layout: 'paged',
  answer: trainInList,
  example: foundTrainExample,
  reads: list(trainSchema),
  refusals: badQuery,
  without: 'The planner finds no direct trains, and says that the search failed.',
  shown: 'Failed to search trains',
} satisfies ContractCall

export const getTrain = {
  id: 'getTrain',
  method: 'GET',
  path: '/api/trains/{id}',
  who: 'anyone',
  requirement: 'E1',
  summary: 'One train, with its stops',
  status: 200,
  layout: 'wrapped',
  answer: train,
  reads: single(trainSchema),
  refusals: unknown,
  without: 'No train can be booked: the booking page cannot load it.',
  shown: 'Failed to load train details',
} satisfies ContractCall

export const getSeats = {
  id: 'getSeats',
  method: 'GET',
  path: '/api/trains/{id}/seats',
  who: 'anyone',
  requirement: 'E5',
  summary: 'Free seats on a date',
  description:
    '`availableSeats` is `totalSeats` less one for each passenger of a Confirmed or RAC booking of that date, wherever they board or leave; less than 0 is read as 0. For a date on which it does not run any number will do: the app asks none.',
  query: { date },
  status: 200,
  layout: 'wrapped',
  answer: seats,
  reads: single(seatsSchema),
  refusals: { ...badQuery, ...unknown },
  without: 'Every train counts as full: nothing can be booked.',
  shown: 'Failed to check seat availability',
} satisfies ContractCall

export const createTrain = {
  id: 'createTrain',
  method: 'POST',
  path: '/api/trains',
  who: 'admin',
  requirement: 'E1',
  summary: 'Add a train',
  description:
    'A number that is taken is a 400 with a message, best as an error at `trainNumber` as well. The route may be left out; else its ends are `source` and `destination`. A station that there is not is a 400. A new train is Active, and no call changes that.',
  body: newTrain,
  status: 201,
  layout: 'wrapped',
  answer: writtenTrain,
  reads: single(trainSchema),
  refusals: { ...forAdmins, ...invalid },
  without: 'Administrators are told that the new train was not saved.',
  shown: 'Request failed with status code 404',
} satisfies ContractCall

export const updateTrain = {
  id: 'updateTrain',
  method: 'PUT',
  path: '/api/trains/{id}',
  who: 'admin',
  requirement: 'E1',
  summary: 'Change a train',
  description:
    'The whole record is sent, but for what the app does not know of it: a field that is left out stays as it is, the route included. Where the ends change and no route comes, the old route may stay, or it is a 400 at `route`. The number may stay its own.',
  body: trainChange,
  status: 200,
  layout: 'wrapped',
  answer: writtenTrain,
  reads: single(trainSchema),
  refusals: { ...forAdmins, ...invalid, ...unknown },
  without: 'Administrators are told that the change was not saved; it can be sent again.',
  shown: 'Request failed with status code 404',
} satisfies ContractCall

export const deleteTrain = {
  id: 'deleteTrain',
  method: 'DELETE',
  path: '/api/trains/{id}',
  who: 'admin',
  requirement: 'E1',
  summary: 'Delete a train',
  description: 'A train with bookings may be refused with a 400 and a message.',
  status: 200,
  layout: 'nothing',
  reads: nothing,
  refusals: { ...forAdmins, ...invalid, ...unknown },
  without: 'Administrators are told that the train was not deleted; it stays in the list.',
  shown: 'Request failed with status code 404',
} satisfies ContractCall

export const calls = [listTrains, searchTrains, getTrain, getSeats, createTrain, updateTrain, deleteTrain]
