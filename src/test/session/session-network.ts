/** Whom a token is of: its first letter is the user's id. */
export const userOf = (token: string) => token.slice(0, 1)

/** Stands in an address for the token of somebody who has none. */
export const nobody = 'nobody'

const person = (id: string) => ({ _id: id, name: `Name of ${id}`, email: `${id}@mail.test`, role: 'user' })

/** A call that is on its way. */
export interface Sent {
  path: string
  bearer: string | null
  /** The token of the session in which the page asked, where a page did. */
  askedWith: string | null
  answer: (response: Response) => void
  breakOff: () => void
}

export type Fate = 'ok' | 401 | 500 | 'lost'

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })

/** Holds every call until the test lets its answer arrive, in whichever order. */
export class SessionNetwork {
  readonly underWay: Sent[] = []
  /** Every bearer that left, in order. */
  readonly sent: Sent[] = []
  onSend: (call: Sent) => void = () => {}
  #tokens = 0

  /** A token that nobody has had before. */
  newToken(user: string) {
    this.#tokens += 1
    return `${user}${this.#tokens}`
  }

  readonly fetch = (request: Request) =>
    new Promise<Response>((resolve, reject) => {
      const { signal } = request
      if (signal.aborted) return reject(signal.reason as Error)
      const [, path = ''] = request.url.split('/api/')
      const [what, askedWith = nobody, hearing] = path.split('/')
      const call: Sent = {
        path,
        bearer: request.headers.get('Authorization')?.replace('Bearer ', '') ?? null,
        askedWith: what !== 'data' || askedWith === nobody ? null : askedWith,
        answer: resolve,
        breakOff: () => reject(new TypeError('Failed to fetch')),
      }
      this.sent.push(call)
      this.underWay.push(call)
      this.onSend(call)
      // Some answers are through before the abort is: then only the app itself can drop them.
      if (hearing === 'deaf') return
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    })

  /** Lets an answer arrive: what the server makes of the token that came with the call. */
  answer(call: Sent, fate: Fate) {
    this.underWay.splice(this.underWay.indexOf(call), 1)
    const { path, bearer } = call
    if (fate === 'lost') call.breakOff()
    else if (fate === 500) call.answer(json({ message: 'Broken' }, 500))
    else if (path === 'auth/login') call.answer(this.#signedIn(fate))
    else if (fate === 401 || bearer === null) call.answer(json({ message: 'Expired' }, 401))
    else if (path === 'auth/me') call.answer(json({ user: person(userOf(bearer)) }))
    else call.answer(json({ token: bearer }))
  }

  /** Three users take turns. */
  #signedIn(fate: 'ok' | 401) {
    if (fate === 401) return json({ message: 'Wrong password' }, 401)
    const user = 'abc'.charAt(this.#tokens % 3)
    return json({ token: this.newToken(user), user: person(user) })
  }
}
