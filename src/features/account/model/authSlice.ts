import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { sessionRefused, shopApi } from '../../../api'

/** Who the identity service says is here. */
export type Person = { email: string; displayName: string | null; photoURL: string | null }

/** What a header can show before the identity service has answered. Never an e-mail, never a token. */
export type RememberedPerson = Pick<Person, 'displayName' | 'photoURL'>

export type AuthState = {
  person: Person | null
  remembered: RememberedPerson | null
  /** During sign-in, sign-up and login, until the identity service has told the outcome. */
  isLoading: boolean
  /** Calls that need a session are made only while it is open. */
  session: 'none' | 'open' | 'refused'
}

const initialState: AuthState = {
  person: null,
  remembered: null,
  isLoading: false,
  session: 'none',
}

export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    signInStarted(state) {
      state.isLoading = true
    },
    identityChanged(state, { payload: person }: PayloadAction<Person | null>) {
      state.person = person
      state.remembered = person && {
        displayName: person.displayName,
        photoURL: person.photoURL,
      }
      state.isLoading = false
      if (!person) state.session = 'none'
    },
  },
  extraReducers: (builder) => {
    const { createSession, endSession } = shopApi.endpoints
    builder
      .addCase(sessionRefused, (state) => {
        state.session = 'refused'
      })
      .addMatcher(createSession.matchFulfilled, (state) => {
        state.session = 'open'
      })
      .addMatcher(endSession.matchPending, (state) => {
        if (state.session === 'open') state.session = 'none'
      })
  },
  selectors: {
    selectPerson: ({ person }) => person,
    /** Whom to greet: who is here or, until that is known, who was. */
    selectGreeted: ({ person, remembered }) => person ?? remembered,
    /** The e-mail that private calls are made for; undefined while there is no session. */
    selectSessionEmail: ({ person, session }) => (session === 'open' ? person?.email : undefined),
    selectIsSessionRefused: ({ session }) => session === 'refused',
  },
})

export const { signInStarted, identityChanged } = authSlice.actions
export const { selectPerson, selectGreeted, selectSessionEmail, selectIsSessionRefused } =
  authSlice.selectors
