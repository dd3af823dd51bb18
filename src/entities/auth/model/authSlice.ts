import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { sessionExpired, shopApi } from '../../../api'

/** The user whom Firebase reports as signed in. */
export type AuthUser = {
  email: string
  displayName: string | null
  photoURL: string | null
  /** Signed in without 'Remember me': until the browser is closed. */
  isSessionOnly?: boolean
}

/** What the header can show before Firebase has loaded. Never an e-mail, never a token. */
export type AuthUserPreview = Pick<AuthUser, 'displayName' | 'photoURL'>

/**
 * The server's session. `opening` until the server has responded; `failed` if it could not be opened; `expired` and
 * `ended` until the next sign-in, so that a late response is not taken for another expiry.
 */
type Session = 'none' | 'opening' | 'open' | 'failed' | 'expired' | 'ended'

export type AuthState = {
  user: AuthUser | null
  remembered: AuthUserPreview | null
  /** True during sign-in, sign-up and logout. */
  isLoading: boolean
  /** Firebase has reported, since the page was opened, whether a user is signed in. */
  isKnown: boolean
  /** Calls that need a session are made only while it is open. */
  session: Session
}

export type AuthStatus = 'pending' | 'signed-out' | 'authenticated' | 'failed'

const initialState: AuthState = {
  user: null,
  remembered: null,
  isLoading: false,
  isKnown: false,
  session: 'none',
}

function toPreview({ displayName, photoURL, isSessionOnly }: AuthUser) {
  return isSessionOnly ? null : { displayName, photoURL }
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
    authUserChanged(state, { payload: user }: PayloadAction<AuthUser | null>) {
      if (!user) {
        if (state.session !== 'none' && state.session !== 'expired') state.session = 'ended'
      } else if (user.email !== state.user?.email) {
        state.session = 'opening'
      }
      state.user = user
      state.remembered = user && toPreview(user)
      state.isLoading = false
      state.isKnown = true
    },
    /** Firebase could not be loaded. */
    authUnavailable(state) {
      state.session = 'failed'
      state.isLoading = false
    },
    sessionRetried(state) {
      state.session = state.user ? 'opening' : 'none'
    },
  },
  extraReducers: (builder) => {
    const { createSession, endSession } = shopApi.endpoints
    builder
      .addCase(sessionExpired, (state) => {
        state.session = 'expired'
      })
      .addMatcher(createSession.matchFulfilled, (state, { meta }) => {
        const { email } = meta.arg.originalArgs.body
        // The user may have changed while the call was under way.
        if (!state.user || state.user.email === email) state.session = 'open'
      })
      .addMatcher(createSession.matchRejected, (state) => {
        if (state.session === 'opening') state.session = 'failed'
      })
      .addMatcher(endSession.matchPending, (state) => {
        if (state.session === 'open') state.session = 'ended'
      })
  },
  selectors: {
    /** The user to greet: the signed-in one or, until that is known, the remembered one. */
    selectDisplayUser: ({ user, remembered, isKnown }) => user ?? (isKnown ? null : remembered),
    selectAuthUser: ({ user }) => user,
    /** Also known while the session is still being opened. */
    selectUserEmail: ({ user }) => user?.email,
    /** The e-mail that private calls are made for; undefined while there is no session. */
    selectSessionEmail: ({ user, session }) => (session === 'open' ? user?.email : undefined),
    selectIsSigningIn: ({ isLoading }) => isLoading,
    selectIsSessionExpired: ({ session }) => session === 'expired',
    /** Signed in, and not signing out. */
    selectIsSignedIn: ({ user, session }) =>
      user !== null && session !== 'expired' && session !== 'ended',
    /** Whether a 401 is news: the expiry of one session is reported once. */
    selectCanSessionExpire: ({ session }) => session === 'open' || session === 'none',
    selectAuthStatus: ({ user, isKnown, session }): AuthStatus => {
      if (session === 'failed') return 'failed'
      if (!isKnown) return 'pending'
      if (!user) return 'signed-out'
      return session === 'open' ? 'authenticated' : 'pending'
    },
  },
})

export const { signInStarted, signInFailed, authUserChanged, authUnavailable, sessionRetried } =
  authSlice.actions
export const {
  selectDisplayUser,
  selectAuthUser,
  selectUserEmail,
  selectSessionEmail,
  selectIsSigningIn,
  selectIsSessionExpired,
  selectIsSignedIn,
  selectCanSessionExpire,
  selectAuthStatus,
} = authSlice.selectors
