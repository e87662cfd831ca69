import { afterEach, expect, test, vi } from 'vitest'
import { saveFile } from './save-file'

afterEach(() => vi.useRealTimers())

test('G5: a file is handed to the downloads under its name, and its address is given back later', () => {
  vi.useFakeTimers()
  const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:ticket')
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  const clicked: { href: string; download: string; inPage: boolean }[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    clicked.push({ href: this.href, download: this.download, inPage: this.isConnected })
  })
  const blob = new Blob(['ticket'], { type: 'application/pdf' })

  saveFile(blob, 'ticket-K7Q2M9ZT.pdf')

  expect(create).toHaveBeenCalledExactlyOnceWith(blob)
  expect(clicked).toEqual([{ href: 'blob:ticket', download: 'ticket-K7Q2M9ZT.pdf', inPage: true }])
  expect(document.querySelector('a')).toBeNull()
  vi.advanceTimersByTime(59_999)
  expect(revoke).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:ticket')
})
