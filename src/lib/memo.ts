/** `make`, called when its value is asked for the first time: what is costly is not made before it is needed. */
export function lazily<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => (made ??= { value: make() }).value
}

/** `make`, called once for each object, for as long as that is in use. */
export function perObject<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>()
  return (key) => {
    let made = known.get(key)
    if (!made) known.set(key, (made = { value: make(key) }))
    return made.value
  }
}

/** `make`, called once for each text: for zones, dates, labels, of which there are only so many. None is forgotten. */
export function perText<Value>(make: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, { value: Value }>()
  return (text) => {
    let made = known.get(text)
    if (!made) known.set(text, (made = { value: make(text) }))
    return made.value
  }
}

/**
 * `make`, which gives the same value again for an object as long as all else that it is given is the same as the last
 * time: what was drawn from it need not be drawn again.
 */
export function perObjectWith<Key extends object, Rest extends readonly unknown[], Value>(
  make: (key: Key, ...rest: Rest) => Value,
): (key: Key, ...rest: Rest) => Value {
  const known = new WeakMap<Key, { rest: Rest; value: Value }>()
  return (key, ...rest) => {
    const last = known.get(key)
    if (last?.rest.length === rest.length && last.rest.every((one, index) => one === rest[index]))
      return last.value
    const value = make(key, ...rest)
    known.set(key, { rest, value })
    return value
  }
}
