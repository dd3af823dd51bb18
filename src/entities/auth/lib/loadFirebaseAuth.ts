type FirebaseAuth = typeof import('./firebaseAuth')

let loading: Promise<FirebaseAuth> | undefined

/** Loads Firebase with its first use. In a browser only. */
export function loadFirebaseAuth(): Promise<FirebaseAuth> {
  loading ??= import(/* webpackChunkName: "identity" */ './firebaseAuth').catch(
    (error: unknown) => {
      // The next call tries again.
      loading = undefined
      throw error
    },
  )
  return loading
}

/** Firebase, if something has loaded it already. */
export function getLoadedAuth(): Promise<FirebaseAuth> | undefined {
  return loading
}
