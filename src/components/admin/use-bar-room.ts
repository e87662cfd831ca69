import { useEffect, useState, type RefObject } from 'react'

/** The height of a bar over the foot of the page: the page keeps so much room, and scrolls the focused thing clear of it. */
export function useBarRoom(bar: RefObject<HTMLElement | null>, shown: boolean): number {
  const [height, setHeight] = useState(0)
  useEffect(() => {
    const element = bar.current
    if (!shown || !element) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      setHeight(element.offsetHeight)
      style.scrollPaddingBottom = `${element.offsetHeight + 16}px`
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.scrollPaddingBottom = ''
    }
  }, [bar, shown])
  return shown ? height : 0
}
