type FirebaseAuth = typeof import('./firebaseAuth')

let loading: Promise<FirebaseAuth> | undefined
let loaded: FirebaseAuth | undefined
const callbacks = new Set<(firebaseAuth: FirebaseAuth) => void>()

async function load(): Promise<FirebaseAuth> {
  try {
    loaded = await import(/* webpackChunkName: "identity" */ './firebaseAuth')
    for (const callback of callbacks) callback(loaded)
    return loaded
  } catch (error) {
    // The next call tries again.
    loading = undefined
    throw error
  }
}

/** Loads Firebase with its first use. In a browser only. */
export function loadFirebaseAuth(): Promise<FirebaseAuth> {
  loading ??= load()
  return loading
}

/** Firebase, if something has loaded it already. */
export function getLoadedAuth(): Promise<FirebaseAuth> | undefined {
  return loading
}

/** Calls back once Firebase is loaded. Returns how to stop waiting. */
export function onFirebaseAuthLoaded(callback: (firebaseAuth: FirebaseAuth) => void): () => void {
  callbacks.add(callback)
  if (loaded) callback(loaded)
  return () => callbacks.delete(callback)
}
