import { admin, fixtureTables, maya, ravi, stationId, trainId } from '@mocks/fixture'
import { cards } from './cards/all'
import { calls, endpointOf, isSent, type SentCall } from './cards/calls'
import {
  addressIn,
  type Card,
  type Decision,
  filledFrom,
  firstIdsOf,
  type Records,
  viewerOf,
  type Who,
} from './cards/card'

// The cards as component tests read them: in the small railway.

const records: Records = {
  ...firstIdsOf(fixtureTables()),
  stationId: stationId(1),
  token: 'demo-reset-token',
  email: 'maya@mail.test',
  password: 'Secret!1',
  trainIds: `${trainId(1)},${trainId(2)}`,
  dailyTrainId: trainId(2),
  freeTrainId: trainId(3),
  freeTrainNumber: '90003',
  freeTrain: '90003 Train 3',
  stationCode: 'ALD',
  station: 'Aldun (ALD)',
  pnr: 'ABCDEFGH',
  reviewedTrainId: trainId(1),
  unreviewedTrainId: trainId(1),
  day: '2026-03-04',
  fromCode: 'ALD',
  toCode: 'DOR',
}

export const filled = filledFrom(records)
export const addressOf = (card: Pick<Card, 'path' | 'search'>, at?: string) => filled(addressIn(card, at))

const users: Record<Who, string> = { passenger: maya, reviewer: ravi, admin }
const idOf = (who: Who | undefined) => who && users[who]

export interface ShownRead {
  call: SentCall
  /** Refused meanwhile: the screen would make do with its answer. */
  refused?: SentCall
  address: string
  /** Id of the user who looks at it. */
  userId: string | undefined
  failed: string
}

const sent = (call: Decision['call']) => {
  if (!isSent(call)) throw new Error(`${call} asks no server`)
  return call
}

/** Each call that opening a screen makes, with what the screen says when it has failed. */
export const reads: readonly ShownRead[] = cards.flatMap((card) =>
  (card.reads ?? []).flatMap(({ call, second, at, failed = calls[call].failed, later }): ShownRead[] => {
    if (later || !isSent(call)) return []
    const shown = { address: addressOf(card, at), userId: idOf(viewerOf(card)), failed }
    if (!second) return [{ ...shown, call }]
    return [
      { ...shown, call, refused: sent(second) },
      { ...shown, call: sent(second), refused: call },
    ]
  }),
)

export interface ShownDecision extends Decision {
  address: string
  /** Id of the user who decides; a visitor where there is none. */
  userId: string | undefined
}
export type SentDecision = ShownDecision & { call: SentCall }

const allDecisions = cards.flatMap((card) =>
  (card.decisions ?? []).map((decision): ShownDecision => ({
    ...decision,
    address: addressOf(card, decision.at),
    userId: idOf(decision.as ?? viewerOf(card)),
  })),
)

/** Those that the server is told of. */
export const sentDecisions = allDecisions.filter((one): one is SentDecision => isSent(one.call))
/** Those that the client keeps to itself. */
export const ownDecisions = allDecisions.filter(({ call }) => !isSent(call))

/** The call that comes of a decision: its method and its whole path. */
export function targetOf({ call, of = '' }: Decision) {
  const { method, path } = endpointOf(call)
  return `${method} /api${path.replace(/:\w+/, filled(of))}`
}

/** What screens say of calls by themselves. */
export const screenWords = cards.flatMap(({ reads: own = [] }) =>
  own.map(({ call, failed = calls[call].failed }) => failed),
)
