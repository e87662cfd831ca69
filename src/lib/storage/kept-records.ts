/** The name counts up where the records before can be of no use. */
const name = 'kept-1'
const store = 'records'

/** Why a browser keeps nothing. */
export type KeepFault = 'missing' | 'refused' | 'full'

/** A user and something of theirs. */
export type RecordKey = [userId: string, id: string]

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(store))
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('No database')))
  })
}

/** Resolves once the browser has written what was done. */
async function within<T>(
  mode: IDBTransactionMode,
  work: (records: IDBObjectStore) => IDBRequest<T> | undefined,
): Promise<T | undefined> {
  const database = await open()
  try {
    const transaction = database.transaction(store, mode)
    const done = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve())
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('Not written')))
    })
    const request = work(transaction.objectStore(store))
    await done
    return request?.result
  } finally {
    database.close()
  }
}

function faultOf(error: unknown): KeepFault {
  if (!('indexedDB' in globalThis) || !globalThis.indexedDB) return 'missing'
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'refused'
}

/** All that is kept, of any shape: another version of the app may have written it. Undefined where none can be read. */
export async function readRecords(): Promise<unknown[] | undefined> {
  try {
    return await within('readonly', (records) => records.getAll())
  } catch {
    return undefined
  }
}

/**
 * Keeps a record, and tells why it could not.
 * @param isAllowed asked at the last moment: whoever has it removed meanwhile does not find it again
 */
export async function writeRecord(
  key: RecordKey,
  record: unknown,
  isAllowed: () => boolean,
): Promise<KeepFault | undefined> {
  try {
    await within('readwrite', (records) => (isAllowed() ? records.put(record, key) : undefined))
    return undefined
  } catch (error) {
    return faultOf(error)
  }
}

/** Why nothing could be kept here, found out without keeping anything. */
export const keepingFault = () => writeRecord(['', ''], null, () => false)

/** Removes all but these, where the browser lets it. */
export async function removeRecordsBut(stays: (key: RecordKey) => boolean): Promise<void> {
  try {
    await within('readwrite', (records) => {
      const keys = records.getAllKeys()
      keys.addEventListener('success', () => {
        for (const key of keys.result) if (!stays(key as RecordKey)) records.delete(key)
      })
      return keys
    })
  } catch {
    // Nothing is read from such a store either.
  }
}

/** Takes the whole store away. */
export function dropRecords(): Promise<void> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(name)
      request.addEventListener('success', () => resolve())
      request.addEventListener('error', () => resolve())
    } catch {
      // There is none.
      resolve()
    }
  })
}
