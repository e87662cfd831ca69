/** A message to a worker. Records come in slices, the first of which replaces all that were sent before. */
export type WorkerRequest<Item, Question> =
  | { type: 'items'; first: boolean; items: readonly Item[] }
  | { type: 'ask'; id: number; question: Question }

/** To the question with that id. */
export type WorkerAnswer<Answer> = { id: number; answer: Answer } | { id: number; failure: string }

export type Answerer<Item, Question, Answer> = (
  request: WorkerRequest<Item, Question>,
) => WorkerAnswer<Answer> | undefined

/** The worker's side: `open` gets all records once, what it returns answers the questions. */
export function answerer<Item, Question, Answer>(
  open: (items: readonly Item[]) => (question: Question) => Answer,
): Answerer<Item, Question, Answer> {
  let items: Item[] = []
  let ask: ((question: Question) => Answer) | undefined
  return (request) => {
    if (request.type === 'items') {
      items = request.first ? [...request.items] : items.concat(request.items)
      ask = undefined
      return undefined
    }
    const { id, question } = request
    try {
      ask ??= open(items)
      return { id, answer: ask(question) }
    } catch (error) {
      return { id, failure: String(error) }
    }
  }
}

/** In a worker: it answers what it is sent. */
export function answerMessages<Item, Question, Answer>(answer: Answerer<Item, Question, Answer>) {
  self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest<Item, Question>>) => {
    const reply = answer(data)
    if (reply) self.postMessage(reply)
  })
}
