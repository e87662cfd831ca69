/** A12: the page asked for goes along to the other public pages; a message does not follow. */
export const returnState = (from: string | undefined) => (from === undefined ? {} : { from })
