import { makeStore } from '../store'

/** A store in which somebody is signed in, their session open. */
export function createTestStore(email = 'customer@example.com') {
  const user = { email, displayName: 'Rahima Khatun', photoURL: null }
  return makeStore({
    auth: { user, remembered: null, isLoading: false, isKnown: true, session: 'open' },
  })
}
