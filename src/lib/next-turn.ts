/**
 * Waits for the next turn of the page. A page that is left gives up what it has asked for, and does not live to see that
 * turn: what it would make of the failure, such as ending the session or reloading, is not done.
 */
export const nextTurn = () => new Promise<void>((resolve) => void setTimeout(resolve))
