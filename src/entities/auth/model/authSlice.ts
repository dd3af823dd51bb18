import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import { type CurrentSession, type SessionUser, sessionExpired, shopApi } from '@/api'

/** What the header shows before the session is known. Never an e-mail, never a token. */
export type AuthUserPreview = Pick<SessionUser, 'displayName' | 'photoURL'>

export type SessionEnd = 'logout' | 'expiry'

export type AuthState = {
  /** Of a user who ticked 'Remember me'. */
  remembered: AuthUserPreview | null
  /** True during sign-in and sign-up. */
  isLoading: boolean
  /** The user has logged out, or the session has expired, and the server has not confirmed it yet. */
  isEnding: boolean
  /** How the last session ended, in this tab or another one. Until the next sign-in. */
  endedBy: SessionEnd | null
  /** This tab has noticed that the session expired. Until the next sign-in. */
  isExpired: boolean
  /** The user of this page, also after the session has expired: drafts belong to them. */
  lastEmail: string | null
}

export type AuthStatus = 'pending' | 'signed-out' | 'authenticated' | 'failed'

const initialState: AuthState = {
  remembered: null,
  isLoading: false,
  isEnding: false,
  endedBy: null,
  isExpired: false,
  lastEmail: null,
}

export const logoutRequested = createAction('auth/logoutRequested')
export const loggedOutInOtherTab = createAction('auth/loggedOutInOtherTab')
export const expiredInOtherTab = createAction('auth/expiredInOtherTab')
/** The server was asked again after another tab had changed the session. */
export const sessionSynced = createAction('auth/sessionSynced')

const isLogout = isAnyOf(logoutRequested, loggedOutInOtherTab)
const isEnding = isAnyOf(isLogout, sessionExpired, expiredInOtherTab)

const { createSession, getSession } = shopApi.endpoints
const selectSession = getSession.select()

export const refetchSession = () =>
  getSession.initiate(undefined, { forceRefetch: true, subscribe: false })

type SessionState = Parameters<typeof selectSession>[0]
type State = SessionState & { auth: AuthState }

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
      .addCase(sessionSynced, (state) => {
        state.isEnding = false
        state.endedBy = null
      })
      .addMatcher(isEnding, (state, action) => {
        state.isEnding = true
        state.isExpired = sessionExpired.match(action)
        state.endedBy = isLogout(action) ? 'logout' : 'expiry'
        state.remembered = null
        if (state.endedBy === 'logout') state.lastEmail = null
      })
      .addMatcher(createSession.matchFulfilled, (state) => {
        state.isLoading = false
        state.isEnding = false
      })
      .addMatcher(
        isAnyOf(createSession.matchFulfilled, getSession.matchFulfilled),
        (state, { payload: { user } }: PayloadAction<CurrentSession>) => {
          if (!user) {
            state.isEnding = false
            state.remembered = null
          } else if (!state.isEnding) {
            const { displayName, photoURL, isRemembered, email } = user
            state.isExpired = false
            state.endedBy = null
            state.remembered = isRemembered ? { displayName, photoURL } : null
            state.lastEmail = email
          }
        },
      )
  },
  selectors: {
    selectIsSigningIn: ({ isLoading }) => isLoading,
    selectIsEnding: ({ isEnding }) => isEnding,
    selectIsSessionExpired: ({ isExpired }) => isExpired,
    selectHasLoggedOut: ({ endedBy }) => endedBy === 'logout',
    /** How the session is ending right now. */
    selectCurrentEnd: ({ isEnding, endedBy }) => (isEnding ? endedBy : null),
  },
})

export const { signInStarted, signInFailed } = authSlice.actions
export const {
  selectIsSigningIn,
  selectIsEnding,
  selectIsSessionExpired,
  selectHasLoggedOut,
  selectCurrentEnd,
} = authSlice.selectors

/** The signed-in user; null until the server has said who it is. */
export const selectAuthUser = (state: State): SessionUser | null =>
  state.auth.isEnding ? null : (selectSession(state).data?.user ?? null)

/** The e-mail that private calls are made for; undefined while there is no session. */
export const selectSessionEmail = (state: State) => selectAuthUser(state)?.email

/** Also known after the session has expired. */
export const selectUserEmail = (state: State) =>
  selectSession(state).data?.user?.email ?? state.auth.lastEmail ?? undefined

export const selectIsSignedIn = (state: State) => selectAuthUser(state) !== null

export function selectAuthStatus(state: State): AuthStatus {
  if (state.auth.isEnding) return 'signed-out'
  const { data, isError } = selectSession(state)
  if (data) return data.user ? 'authenticated' : 'signed-out'
  return isError ? 'failed' : 'pending'
}

/** The user to greet: the signed-in one or, until that is known, the remembered one. */
export function selectDisplayUser(state: State): AuthUserPreview | null {
  const isKnown = ['authenticated', 'signed-out'].includes(selectAuthStatus(state))
  return isKnown ? selectAuthUser(state) : state.auth.remembered
}
