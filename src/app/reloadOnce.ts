/** Prevents endless reloads if the file is still missing. File names contain a hash of the build. */
const keyOf = (file: string) => `reloaded-for:${file}`

/** Reloads the page to get the current build; returns false if it was reloaded for this file before. */
export function reloadOnce(file: string, reload: () => void): boolean {
  try {
    if (sessionStorage.getItem(keyOf(file))) return false
    sessionStorage.setItem(keyOf(file), 'yes')
  } catch {
    // Without storage a reload could not be remembered.
    return false
  }
  reload()
  return true
}
