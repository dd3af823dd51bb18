/** File names contain a hash of the build. */
const keyOf = (file: string) => `reloaded-for:${file}`

/** Prevents endless reloads if the file is still missing. */
function rememberReload(file: string): boolean {
  try {
    if (sessionStorage.getItem(keyOf(file))) return false
    sessionStorage.setItem(keyOf(file), 'yes')
    return true
  } catch {
    // Without storage a reload could not be remembered.
    return false
  }
}

type Options = { reload: (() => void) | undefined; onRepeated: () => void }

/** Reloads the page to get the current build, but only once for each file. */
export function reloadOnce(
  file: string,
  { reload = () => location.reload(), onRepeated }: Options,
) {
  if (rememberReload(file)) reload()
  else onRepeated()
}
