interface Connection {
  saveData?: boolean
  effectiveType?: string
}

// Not every browser says so.
const connection = () => (navigator as { connection?: Connection }).connection

/** Whether the user has asked the browser to save data. */
export const savesData = () => connection()?.saveData === true

/** Whether nothing is to be fetched that may not be needed: data are saved, or the line is slow. */
export const sparesTheLine = () => savesData() || /[23]g$/.test(connection()?.effectiveType ?? '')
