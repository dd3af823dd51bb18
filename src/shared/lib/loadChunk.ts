import { untilRetry } from './connection'
import { getField } from './getField'

/** The shop is reachable, but a file of the build failed to load. */
export class ChunkError extends Error {
  override name = 'ChunkError'
  readonly file: string
  /** A deployment may have removed it. */
  readonly isMissing: boolean

  constructor(file: string, isMissing: boolean, cause: unknown) {
    super(`${file} could not be loaded.`, { cause })
    this.file = file
    this.isMissing = isMissing
  }
}

/** webpack and mini-css-extract-plugin put the URL of the failed file into `request`. */
function getFailedFile(error: unknown): string | undefined {
  const file = getField(error, 'request')
  return typeof file === 'string' ? file : undefined
}

/** A script element does not report why it failed, so the file is requested once more. */
async function checkFile(file: string): Promise<'unreachable' | 'missing' | 'available'> {
  try {
    const { ok, status } = await fetch(file, { method: 'HEAD', cache: 'no-store' })
    if (ok) return 'available'
    return status === 404 || status === 410 ? 'missing' : 'unreachable'
  } catch {
    return 'unreachable'
  }
}

/**
 * Runs a dynamic import. While the shop can't be reached it waits for the connection and tries again; `onWaiting` is
 * called when that begins. Errors of the code itself are passed on.
 */
export async function loadChunk<T>(load: () => Promise<T>, onWaiting?: () => void): Promise<T> {
  let hasRetried = false
  for (let failedAttempts = 1; ; failedAttempts += 1) {
    try {
      return await load()
    } catch (error) {
      const file = getFailedFile(error)
      if (!file) throw error
      const state = await checkFile(file)
      if (state === 'unreachable') {
        onWaiting?.()
        await untilRetry(failedAttempts)
      } else if (state === 'missing' || hasRetried) {
        throw new ChunkError(file, state === 'missing', error)
      } else {
        hasRetried = true
      }
    }
  }
}

/** Reloads the page to get the current build if a deployment has removed a file, but only once for each file. */
export function reloadOnce(
  { file, isMissing }: ChunkError,
  onFailed: () => void,
  reload = () => location.reload(),
) {
  // File names contain a hash of the build.
  const key = `reloaded-for:${file}`
  try {
    if (!isMissing || sessionStorage.getItem(key)) {
      onFailed()
      return
    }
    sessionStorage.setItem(key, 'yes')
  } catch {
    // Without storage a reload could not be remembered.
    onFailed()
    return
  }
  reload()
}
