import { useState } from 'react'
import { useListener } from '@/lib/hooks/use-listener'

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false

/**
 * Takes a file that is dropped anywhere on the page: beside a smaller target the browser would open it in the page's
 * place.
 * @returns whether one is over the page
 */
export function useFileDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  useListener('dragover', (event) => {
    if (!holdsFiles(event)) return
    event.preventDefault()
    setOver(true)
  })
  // Nothing is entered where the page is left.
  useListener('dragleave', ({ relatedTarget }) => relatedTarget === null && setOver(false))
  useListener('drop', (event) => {
    if (!holdsFiles(event)) return
    event.preventDefault()
    setOver(false)
    onFiles([...(event.dataTransfer?.files ?? [])])
  })
  return isOver
}
