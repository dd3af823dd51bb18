type Identity = typeof import('./firebaseAuth')

let loading: Promise<Identity> | undefined
let loaded: Identity | undefined
const waiting = new Set<(identity: Identity) => void>()

async function load(): Promise<Identity> {
  try {
    loaded = await import(/* webpackChunkName: "identity" */ './firebaseAuth')
    for (const callback of waiting) callback(loaded)
    return loaded
  } catch (error) {
    // The next occasion tries again.
    loading = undefined
    throw error
  }
}

/** The identity library; it comes with the first need of it. In a browser only. */
export function loadIdentity(): Promise<Identity> {
  loading ??= load()
  return loading
}

/** The identity library where something has needed it already. */
export function identityInUse(): Promise<Identity> | undefined {
  return loading
}

/** Calls back once the library is there; answers how to stop waiting. */
export function whenIdentityLoads(callback: (identity: Identity) => void): () => void {
  waiting.add(callback)
  if (loaded) callback(loaded)
  return () => waiting.delete(callback)
}
