/** Hands a file to the browser's downloads. */
export function saveFile(blob: Blob, name: string) {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // The download reads the address after this turn; some browsers, quite a bit later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
