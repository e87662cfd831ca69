/** So many changes are searched for, whatever is shown: what is called the best is the best of all (PLN-3). */
export const mostChanges = 2

/** Minutes for a change unless another time is asked for. */
export const defaultMinChangeMinutes = 15
