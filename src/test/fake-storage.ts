/** A web storage for tests in Node: its entries are its own enumerable properties, as in a browser. */
class FakeStorage {
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(Reflect.get(this, key)) : null
  }
  setItem(key: string, value: string) {
    Object.defineProperty(this, key, { value, enumerable: true, configurable: true })
  }
  removeItem(key: string) {
    Reflect.deleteProperty(this, key)
  }
  clear() {
    for (const key of Object.keys(this)) this.removeItem(key)
  }
  key(index: number) {
    return Object.keys(this)[index] ?? null
  }
  get length() {
    return Object.keys(this).length
  }
}

export const fakeStorage = (entries: Record<string, string> = {}): Storage => {
  const storage = new FakeStorage()
  for (const [key, value] of Object.entries(entries)) storage.setItem(key, value)
  return storage as unknown as Storage
}

const refuse = () => {
  throw new DOMException('The storage is not available', 'SecurityError')
}

/** A storage of which the named methods throw. */
export const brokenStorage = (...methods: ('getItem' | 'setItem' | 'removeItem')[]): Storage =>
  Object.defineProperties(
    fakeStorage(),
    Object.fromEntries(methods.map((method) => [method, { value: refuse, enumerable: false }])),
  ) as Storage
