import { useEffect, useEffectEvent, useState } from 'react'

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false

/**
 * Takes a file that is dropped anywhere on the page: beside a smaller target the browser would open it in the page's
 * place.
 * @returns whether one is over the page
 */
export function useFileDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  const dropped = useEffectEvent(onFiles)
  useEffect(() => {
    const leaving = new AbortController()
    const on = (type: 'dragover' | 'dragleave' | 'drop', listener: (event: DragEvent) => void) =>
      document.addEventListener(type, listener, { signal: leaving.signal })
    on('dragover', (event) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setOver(true)
    })
    // Nothing is entered where the page is left.
    on('dragleave', (event) => event.relatedTarget === null && setOver(false))
    on('drop', (event) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setOver(false)
      dropped([...(event.dataTransfer?.files ?? [])])
    })
    return () => leaving.abort()
  }, [])
  return isOver
}
