/**
 * What is made of an answer is made once for as long as the answer and what else it is made of stay the same: rows that
 * are the same objects need not be drawn again.
 */
export function remember<R>() {
  const known = new WeakMap<object, { deps: readonly unknown[]; made: R }>()
  return (answer: object, deps: readonly unknown[], make: () => R): R => {
    const last = known.get(answer)
    if (last?.deps.every((dep, index) => dep === deps[index])) return last.made
    const made = make()
    known.set(answer, { deps, made })
    return made
  }
}
