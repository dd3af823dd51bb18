import { createStoreWithListeners } from './createStoreWithListeners'
import { signIn } from './signIn'

/** A store in which a user is signed in. */
export function createTestStore(email = 'customer@example.com') {
  const store = createStoreWithListeners()
  signIn(store, { email })
  return store
}
