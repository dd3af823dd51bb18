import { createAction, createSlice, isAnyOf } from '@reduxjs/toolkit'
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query'
import { type CurrentSession, type SessionUser, sessionExpired, shopApi } from '@/api'

/** What the header shows before the session is known. Never an e-mail, never a token. */
export type AuthUserPreview = Pick<SessionUser, 'displayName' | 'photoURL'>

export type SessionEnd = 'logout' | 'expiry'

export type AuthState = {
  /** `ending`: the user has logged out, or the session has expired, and the server has not confirmed it yet. */
  status: 'unknown' | 'signedIn' | 'ending' | 'signedOut'
  /** How the last session ended, in this tab or another one, until the next sign-in; or that the server could not say who is signed in. */
  reason: SessionEnd | 'error' | null
  /** Kept after the session has expired: drafts belong to them. */
  user: SessionUser | null
  /** Of a user who ticked 'Remember me'. */
  remembered: AuthUserPreview | null
  /** True during sign-in and sign-up. */
  isLoading: boolean
}

const initialState: AuthState = {
  status: 'unknown',
  reason: null,
  user: null,
  remembered: null,
  isLoading: false,
}

export const logoutRequested = createAction('auth/logoutRequested')
export const loggedOutInOtherTab = createAction('auth/loggedOutInOtherTab')
export const expiredInOtherTab = createAction('auth/expiredInOtherTab')
/** The server was asked again after another tab had changed the session. */
export const sessionSynced = createAction<CurrentSession>('auth/sessionSynced')

const isLogout = isAnyOf(logoutRequested, loggedOutInOtherTab)

const { createSession, getSession } = shopApi.endpoints

export const refetchSession = () =>
  getSession.initiate(undefined, { forceRefetch: true, subscribe: false })

function setUser(state: AuthState, user: SessionUser | null) {
  if (user) {
    const { displayName, photoURL, isRemembered } = user
    state.status = 'signedIn'
    state.reason = null
    state.user = copyWithStructuralSharing(state.user, user)
    state.remembered = isRemembered ? { displayName, photoURL } : null
  } else {
    state.status = 'signedOut'
    state.remembered = null
  }
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
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionSynced, (state, { payload }) => setUser(state, payload.user))
      .addMatcher(isAnyOf(isLogout, sessionExpired, expiredInOtherTab), (state, action) => {
        state.status = 'ending'
        state.reason = isLogout(action) ? 'logout' : 'expiry'
        state.remembered = null
        if (isLogout(action)) state.user = null
      })
      .addMatcher(createSession.matchFulfilled, (state) => {
        state.isLoading = false
        if (state.status === 'ending') state.status = 'signedOut'
      })
      .addMatcher(getSession.matchPending, (state) => {
        if (state.reason === 'error') state.reason = null
      })
      .addMatcher(getSession.matchRejected, (state, { meta }) => {
        if (state.status === 'unknown' && !meta.condition) state.reason = 'error'
      })
      .addMatcher(getSession.matchFulfilled, (state, { payload: { user } }) => {
        // The server has not ended the session yet.
        if (user && state.status === 'ending') return
        setUser(state, user)
      })
  },
  selectors: {
    selectAuthStatus: ({ status }) => status,
    selectIsSessionUnreachable: ({ reason }) => reason === 'error',
    selectIsSigningIn: ({ isLoading }) => isLoading,
    selectHasLoggedOut: ({ reason }) => reason === 'logout',
    /** How the session is ending right now. */
    selectCurrentEnd: ({ status, reason }) => (status === 'ending' ? reason : null),
    /** The signed-in user; null until the server has said who it is. */
    selectAuthUser: ({ status, user }) => (status === 'signedIn' ? user : null),
    /** Also known after the session has expired. */
    selectUserEmail: ({ user }) => user?.email,
    /** The user to greet: the signed-in one or, until that is known, the remembered one. */
    selectDisplayUser: ({ status, user, remembered }): AuthUserPreview | null => {
      if (status === 'unknown') return remembered
      return status === 'signedIn' ? user : null
    },
  },
})

export const { signInStarted, signInFailed } = authSlice.actions
export const {
  selectAuthStatus,
  selectIsSessionUnreachable,
  selectIsSigningIn,
  selectHasLoggedOut,
  selectCurrentEnd,
  selectAuthUser,
  selectUserEmail,
  selectDisplayUser,
} = authSlice.selectors

type State = Parameters<typeof selectAuthUser>[0]

/** The e-mail that private calls are made for; undefined while there is no session. */
export const selectSessionEmail = (state: State) => selectAuthUser(state)?.email

export const selectIsSignedIn = (state: State) => selectAuthUser(state) !== null
