/** Where the system sets the colours, tints are gone: what is chosen has a thick edge, and an outline is the focus. */
export const chosenEdge = { '@media (forced-colors: active)': { border: '3px solid Highlight' } }

/** There a half-transparent word would be hard to read: the system has a colour for what cannot be used. */
export const disabledInk = {
  '@media (forced-colors: active)': { opacity: '1', color: 'GrayText', borderColor: 'GrayText' },
}
