/** Firebase's entries for signed-in users in a storage, by their keys. */
export type StoredSignIns = Readonly<Record<string, string>>

const prefix = 'firebase:authUser:'

export const isSignInKey = (key: string) => key.startsWith(prefix)

type StorageKind = 'localStorage' | 'sessionStorage'

/** Undefined if the browser forbids storage. */
function getStorage(kind: StorageKind): Storage | undefined {
  try {
    return window[kind]
  } catch {
    return undefined
  }
}

function readSignIns(kind: StorageKind): StoredSignIns {
  const storage = getStorage(kind)
  if (!storage) return {}
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  return Object.fromEntries(
    names.filter(isSignInKey).map((name) => [name, storage.getItem(name) ?? '']),
  )
}

/** The sign-in of this tab alone, without 'Remember me'. */
export const readSessionSignIns = () => readSignIns('sessionStorage')

export function hasStoredSignIn(): boolean {
  return [readSignIns('localStorage'), readSessionSignIns()].some(
    (stored) => Object.keys(stored).length > 0,
  )
}

export function replaceSessionSignIns(signIns: StoredSignIns) {
  const storage = getStorage('sessionStorage')
  for (const name of Object.keys(readSessionSignIns())) storage?.removeItem(name)
  for (const [name, value] of Object.entries(signIns)) storage?.setItem(name, value)
}

function getUid(text: string): unknown {
  try {
    const user: unknown = JSON.parse(text)
    return typeof user === 'object' && user !== null ? Reflect.get(user, 'uid') : undefined
  } catch {
    return undefined
  }
}

/** The uids of the sign-ins; their other fields differ from tab to tab. */
export function getUids(signIns: StoredSignIns): string {
  return Object.values(signIns).map(getUid).join()
}
