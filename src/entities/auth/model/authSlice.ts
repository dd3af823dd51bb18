import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { sessionRefused, shopApi } from '../../../api'

/** Who the identity service says is here. */
export type Person = {
  email: string
  displayName: string | null
  photoURL: string | null
  /** Asked not to be remembered: known until the browser is closed. */
  isForThisVisit?: boolean
}

/** What a header can show before the identity service has answered. Never an e-mail, never a token. */
export type RememberedPerson = Pick<Person, 'displayName' | 'photoURL'>

/**
 * `opening` from the moment when somebody is known until the server has answered; `failed` where it could not open one;
 * `refused` and `ended` until somebody signs in again, lest an answer that comes late is taken for another refusal.
 */
type Session = 'none' | 'opening' | 'open' | 'failed' | 'refused' | 'ended'

export type AuthState = {
  person: Person | null
  remembered: RememberedPerson | null
  /** During sign-in, sign-up and login, until the identity service has told the outcome. */
  isLoading: boolean
  /** The identity service has told, since the page was opened, who is here. */
  isKnown: boolean
  /** Calls that need a session are made only while it is open. */
  session: Session
}

const initialState: AuthState = {
  person: null,
  remembered: null,
  isLoading: false,
  isKnown: false,
  session: 'none',
}

function displayFactsOf({ displayName, photoURL, isForThisVisit }: Person) {
  return isForThisVisit ? null : { displayName, photoURL }
}

export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    signInStarted(state) {
      state.isLoading = true
    },
    signInFailed(state) {
      state.isLoading = false
    },
    identityChanged(state, { payload: person }: PayloadAction<Person | null>) {
      if (!person) {
        if (state.session !== 'none' && state.session !== 'refused') state.session = 'ended'
      } else if (person.email !== state.person?.email) {
        state.session = 'opening'
      }
      state.person = person
      state.remembered = person && displayFactsOf(person)
      state.isLoading = false
      state.isKnown = true
    },
    /** The identity service could not be asked. */
    identityUnreachable(state) {
      state.session = 'failed'
      state.isLoading = false
    },
    sessionRetried(state) {
      state.session = state.person ? 'opening' : 'none'
    },
  },
  extraReducers: (builder) => {
    const { createSession, endSession } = shopApi.endpoints
    builder
      .addCase(sessionRefused, (state) => {
        state.session = 'refused'
      })
      .addMatcher(createSession.matchFulfilled, (state, { meta }) => {
        const { email } = meta.arg.originalArgs.body
        // Who left while the server was answering has no session.
        if (!state.person || state.person.email === email) state.session = 'open'
      })
      .addMatcher(createSession.matchRejected, (state) => {
        if (state.session === 'opening') state.session = 'failed'
      })
      .addMatcher(endSession.matchPending, (state) => {
        if (state.session === 'open') state.session = 'ended'
      })
  },
  selectors: {
    /** Whom to greet: who is here or, until that is known, who was. */
    selectGreeted: ({ person, remembered, isKnown }) => person ?? (isKnown ? null : remembered),
    selectPerson: ({ person }) => person,
    /** The e-mail that private calls are made for; undefined while there is no session. */
    selectSessionEmail: ({ person, session }) => (session === 'open' ? person?.email : undefined),
    selectIsSessionRefused: ({ session }) => session === 'refused',
    /** Somebody is here, and not on the way out. */
    selectIsArrived: ({ person, session }) =>
      person !== null && session !== 'refused' && session !== 'ended',
    /** Whether a refused call says something new. */
    selectCanBeRefused: ({ session }) => session === 'open' || session === 'none',
    /** How far somebody is with signing in, for screens that need it. */
    selectAccess: ({ person, isKnown, session }): Access => {
      if (session === 'failed') return 'failed'
      if (!isKnown) return 'waiting'
      if (!person) return 'signed-out'
      return session === 'open' ? 'open' : 'waiting'
    },
  },
})

export type Access = 'waiting' | 'signed-out' | 'open' | 'failed'

export const { signInStarted, signInFailed, identityChanged, identityUnreachable, sessionRetried } =
  authSlice.actions
export const {
  selectGreeted,
  selectPerson,
  selectSessionEmail,
  selectIsSessionRefused,
  selectIsArrived,
  selectCanBeRefused,
  selectAccess,
} = authSlice.selectors
