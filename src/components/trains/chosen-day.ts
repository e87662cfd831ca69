interface ChosenDay {
  trainId: string
  date: string
}

// One strip is pressed at a time. The results of the day chosen there are new ones, whose strip takes over.
let chosen: ChosenDay | undefined

export const dayChosen = (trainId: string, date: string) => {
  chosen = { trainId, date }
}

/** Whether this day was just chosen in this train's strip. */
export const isJustChosen = (trainId: string, date: string) =>
  chosen?.trainId === trainId && chosen.date === date

export const choiceTaken = () => {
  chosen = undefined
}
