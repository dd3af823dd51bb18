/** The identity library's own entries in a storage: who is signed in there, by the names that it gives them. */
export type SignIns = Readonly<Record<string, string>>

const prefix = 'firebase:authUser:'

export const isSignInName = (name: string) => name.startsWith(prefix)

type StorageKind = 'localStorage' | 'sessionStorage'

/** A browser that forbids its storage keeps nobody. */
function storageOf(kind: StorageKind): Storage | undefined {
  try {
    return window[kind]
  } catch {
    return undefined
  }
}

function signInsIn(kind: StorageKind): SignIns {
  const storage = storageOf(kind)
  if (!storage) return {}
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  return Object.fromEntries(
    names.filter(isSignInName).map((name) => [name, storage.getItem(name) ?? '']),
  )
}

/** Of this tab: whoever asked not to be remembered. */
export const visitSignIns = () => signInsIn('sessionStorage')

export function isSignInKept(): boolean {
  return [signInsIn('localStorage'), visitSignIns()].some((kept) => Object.keys(kept).length > 0)
}

export function replaceVisitSignIns(signIns: SignIns) {
  const storage = storageOf('sessionStorage')
  for (const name of Object.keys(visitSignIns())) storage?.removeItem(name)
  for (const [name, value] of Object.entries(signIns)) storage?.setItem(name, value)
}

function uidIn(text: string): unknown {
  try {
    const user: unknown = JSON.parse(text)
    return typeof user === 'object' && user !== null ? Reflect.get(user, 'uid') : undefined
  } catch {
    return undefined
  }
}

/** Whom they name; the rest of them differs from tab to tab. */
export function whoIn(signIns: SignIns): string {
  return Object.values(signIns).map(uidIn).join()
}
