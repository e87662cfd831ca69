/** Minutes for a change unless another time is asked for. */
export const defaultMinChangeMinutes = 15
