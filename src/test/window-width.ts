import { vi } from 'vitest'

/** Media queries on the width are answered for a window of so many pixels, until the test ends. */
export const setWindowWidth = (width: number) =>
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const [, bound, pixels] = /\((min|max)-width: ([\d.]+)px\)/.exec(query) ?? []
    const matches = bound === 'min' ? width >= Number(pixels) : bound === 'max' && width <= Number(pixels)
    return {
      matches,
      media: query,
      addEventListener() {},
      removeEventListener() {},
    } as unknown as MediaQueryList
  })
