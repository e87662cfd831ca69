/** CNF-4: a PNR as the railway writes it, in whatever letters and with whatever blanks and dashes it was typed. */
export const normalPnr = (typed: string) =>
  typed
    .normalize('NFKC')
    .replaceAll(/[\s\p{Pd}\p{Cf}]/gu, '')
    .toUpperCase()

/** Whether a normal PNR may be one: the railway's are eight letters and digits, others' six to ten. */
export const isPnr = (pnr: string) => /^[A-Z0-9]{6,10}$/.test(pnr)
