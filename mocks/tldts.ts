/** Stands in for the public-suffix list that the mock worker's cookie jar asks: on one host every name is its own domain. */
export const getDomain = (host: string) => host
