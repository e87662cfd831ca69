export const noop = () => {}
