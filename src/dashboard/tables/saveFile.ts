/** Starts a download of a file that is in memory. */
export function saveFile(file: Blob, name: string) {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Revoking at once would cancel the download in some browsers.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
