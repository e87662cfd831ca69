import { chakra } from '@chakra-ui/react/styled-system'
import Search from 'lucide-react/icons/search'
import { type SubmitEvent, useState } from 'react'
import { StationWords } from '@/components/stations/station-words'
import { Bdi } from '@/components/ui/bdi'
import { Button } from '@/components/ui/button'
import { Combobox } from '@/components/ui/form/combobox'
import { TextField } from '@/components/ui/form/text-field'
import type { Train } from '@/domain/trains/train'
import { filterTrains } from '@/domain/trains/train-search'
import { errorWords } from '@/lib/http/api-error'
import { trimmed } from '@/lib/text/text'
import { useArrivingTrains, useTrains } from '@/queries/trains'
import type { OnSearch } from './reviews-search'

/** More would be a list to read instead of a choice to make. */
const maxOffered = 12

export const trainLabel = ({ trainNumber, name }: Pick<Train, 'trainNumber' | 'name'>) =>
  [trainNumber, name].filter(Boolean).join(' ')

/** The two ways to reviews: a train, or words in any of them. */
export function ReviewFinder({
  train,
  trainId,
  q,
  onSearch,
}: {
  /** Undefined while it is loading. */
  train: Train | undefined
  /** The train of the address. */
  trainId: string | undefined
  q: string | undefined
  onSearch: OnSearch
}) {
  return (
    <chakra.div
      role="search"
      display="grid"
      gap="3"
      mb="5"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
    >
      <TrainChoice train={train} trainId={trainId} onSearch={onSearch} />
      <KeywordSearch q={q} onSearch={onSearch} />
    </chakra.div>
  )
}

function TrainChoice({
  train: chosen,
  trainId,
  onSearch,
}: {
  train: Train | undefined
  trainId: string | undefined
  onSearch: OnSearch
}) {
  // The list of all trains is long: it comes once somebody looks for one.
  const [looking, setLooking] = useState(false)
  const listed = useTrains({ enabled: looking })
  const arriving = useArrivingTrains()
  const trains = (listed.data ?? arriving)?.items
  const label = chosen ? trainLabel(chosen) : ''
  const [text, setText] = useState(label)
  const [shown, setShown] = useState({ trainId, label })
  if (trainId !== shown.trainId || label !== shown.label) {
    setShown({ trainId, label })
    // The name of a train that comes late leaves what is being typed.
    if (trainId !== shown.trainId || text === shown.label) setText(label)
  }
  return (
    <Combobox
      id="review-train"
      label="Reviews of a train"
      placeholder="Number or name"
      text={text}
      onTextChange={setText}
      onFocus={() => setLooking(true)}
      options={trains ? filterTrains(trains, { q: text }).slice(0, maxOffered) : []}
      optionKey={({ _id }) => _id}
      onPick={(train) => {
        setText(trainLabel(train))
        onSearch({ train: train._id, q: undefined, rating: undefined, write: undefined })
      }}
      renderOption={(train) => (
        <span>
          {train.trainNumber} <Bdi>{train.name}</Bdi>
          <chakra.span display="block" textStyle="small" color="fg.muted">
            <StationWords station={train.source} /> to <StationWords station={train.destination} />
          </chakra.span>
        </span>
      )}
      emptyText={
        listed.error
          ? errorWords(listed.error).headline
          : listed.data
            ? 'No train matches. Try its number, or fewer letters.'
            : 'The trains are still loading.'
      }
    />
  )
}

export const reviewWordsId = 'review-words'

function KeywordSearch({ q, onSearch }: { q: string | undefined; onSearch: OnSearch }) {
  const [typed, setTyped] = useState(q ?? '')
  const [asked, setAsked] = useState(q)
  if (asked !== q) {
    setAsked(q)
    setTyped(q ?? '')
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSearch({ q: trimmed(typed) || undefined, write: undefined })
  }
  return (
    <chakra.form onSubmit={submit} display="flex" gap="2" alignItems="flex-end">
      <TextField
        id={reviewWordsId}
        type="search"
        label="Words in all reviews"
        placeholder="Quiet, on time, food"
        maxLength={100}
        dir="auto"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit">
        <Search aria-hidden /> Search
      </Button>
    </chakra.form>
  )
}
