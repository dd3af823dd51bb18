import { screen, waitFor } from '@testing-library/react'
import { accountApi, type SessionUser, shopApi } from '@/api'
import { t } from '@/shared/lib/language'
import { preloadDialogs } from '@/shared/ui/dialog/dialog'
import { productViewed } from '@/store/uiSlice'
import { aSession } from '@/testing/builders'
import { createStoreWithListeners } from '@/testing/createStoreWithListeners'
import { defer } from '@/testing/defer'
import { mockError, mockResponse } from '@/testing/doubles'
import { makeFirebaseAuthDouble } from '@/testing/firebaseAuthDouble'
import { server } from '@/testing/server'
import { loadFirebaseAuth } from '../lib/loadFirebaseAuth'
import { settleSession } from '../lib/settleSession'
import * as messages from '../messages'
import {
  logoutRequested,
  refetchSession,
  selectAuthStatus,
  selectDisplayUser,
  selectIsSessionUnreachable,
  selectSessionEmail,
} from './authSlice'
import { startAuth } from './authTabs'

const mockFirebaseAuth = makeFirebaseAuthDouble()
jest.mock('../lib/firebaseAuth', () => mockFirebaseAuth.door)

const email = 'rahima@mail.example'
const { createSession, getMyDashboard, listMyCart } = shopApi.endpoints
const { getRunningQueryThunk } = shopApi.util

/** What the server answers. */
let user: SessionUser | null
/** Its calls, in their order. */
let calls: string[]
const onRequest = ({ method, url }: Request) =>
  void calls.push(`${method} ${new URL(url).pathname}`)

const asked = 'GET /api/session'
const ended = 'GET /logout'

let stops: (() => void)[] = []
let logged: jest.SpyInstance

/** A tab of the browser. */
function openTab(store = createStoreWithListeners()) {
  const { checkSession, stop } = startAuth(store)
  stops.push(stop)
  const status = () => selectAuthStatus(store.getState())
  return {
    store,
    checkSession,
    status,
    until: (is: string) => waitFor(() => expect(status()).toBe(is)),
  }
}

async function openSignedIn() {
  user = aSession({ email }).user
  const tab = openTab()
  await tab.until('signedIn')
  return tab
}

const expired = () => screen.findByText(t(messages.sessionExpiredTitle))
const dialogs = () => screen.queryAllByRole('dialog', { hidden: true })

beforeEach(() => {
  user = null
  calls = []
  mockFirebaseAuth.reset()
  logged = jest.spyOn(console, 'error').mockImplementation(() => {})
  server.use(
    mockResponse('getSession', () => ({ user }), { onRequest }),
    mockResponse(
      'createSession',
      () => {
        user = aSession({ email }).user
        return { user }
      },
      { onRequest },
    ),
    mockResponse(
      'endSession',
      () => {
        user = null
        return { success: true }
      },
      { onRequest },
    ),
  )
})
afterEach(() => {
  for (const stop of stops) stop()
  stops = []
  logged.mockRestore()
  document.body.innerHTML = ''
})

describe('the session', () => {
  // [spec 6.4]
  it('is asked for once, and no private call is made before the answer', async () => {
    user = aSession({ email }).user
    const { store, until, status } = openTab()
    expect([status(), selectSessionEmail(store.getState())]).toEqual(['unknown', undefined])
    await until('signedIn')
    expect(selectSessionEmail(store.getState())).toBe(email)
    expect(calls).toEqual([asked])
  })

  // [spec 4.1]
  it('of a visitor is none, and the server is asked once to log out, after the answer', async () => {
    const { until, store } = openTab()
    await until('signedOut')
    await waitFor(() => expect(calls).toEqual([asked, ended]))
    await store.dispatch(refetchSession())
    expect(calls).toEqual([asked, ended, asked])
    expect(dialogs()).toEqual([])
  })

  // [spec 4.1]
  it.each([
    ['fails', () => mockError('endSession', { status: 500 }, { onRequest })],
    [
      'does not answer',
      () => mockResponse('endSession', undefined, { onRequest, delayed: 'infinite' }),
    ],
  ])('is opened although the logout of the visitor %s', async (_name, mock) => {
    server.use(mock())
    const { store, until } = openTab()
    await waitFor(() => expect(calls).toEqual([asked, ended]))
    await store.dispatch(settleSession())
    await store.dispatch(createSession.initiate({ body: { email } }))
    await until('signedIn')
    expect(dialogs()).toEqual([])
    expect(calls.filter((call) => call === ended)).toHaveLength(1)
  })

  it('cannot be opened while the server has a problem, without a dialog or a logout', async () => {
    server.use(mockError('getSession', { status: 503 }))
    const { store, status } = openTab()
    await waitFor(() => expect(selectIsSessionUnreachable(store.getState())).toBe(true))
    expect(status()).toBe('unknown')
    expect(dialogs()).toEqual([])
    expect(calls).toEqual([])
  })

  it('shows the name of a remembered user until the answer comes', async () => {
    const remembered = { displayName: 'Rahima', photoURL: null }
    const auth = { ...createStoreWithListeners().getState().auth, remembered }
    const { store, until } = openTab(createStoreWithListeners({ auth }))
    expect(selectDisplayUser(store.getState())).toEqual(remembered)
    await until('signedOut')
    expect(selectDisplayUser(store.getState())).toBeNull()
  })

  // [spec 4.1]
  it('is never reported as expired if it cannot be opened', async () => {
    server.use(mockError('createSession', { status: 401 }, { onRequest }))
    const { store, until } = openTab()
    await until('signedOut')
    await store.dispatch(createSession.initiate({ body: { email } }))
    await preloadDialogs()
    expect(dialogs()).toEqual([])
  })
})

describe('a logout', () => {
  // [spec 4.1, 8.14]
  it('ends the session and signs out of Firebase, and shows no error if that fails', async () => {
    const { store, status } = await openSignedIn()
    await loadFirebaseAuth()
    server.use(mockError('endSession', { status: 500 }, { onRequest }))
    store.dispatch(logoutRequested())
    expect(status()).toBe('ending')
    await waitFor(() => expect(logged).toHaveBeenCalledTimes(1))
    expect(calls.filter((call) => call === ended)).toHaveLength(1)
    expect(mockFirebaseAuth.door.logOut).toHaveBeenCalledTimes(1)
    expect(status()).toBe('ending')
    expect(dialogs()).toEqual([])
  })

  it('that did not reach the server is repeated when the page is opened again', async () => {
    user = aSession({ email }).user
    const auth = { ...createStoreWithListeners().getState().auth, status: 'ending' as const }
    const { until } = openTab(createStoreWithListeners({ auth }))
    await waitFor(() => expect(calls).toEqual([asked, ended, asked]))
    await until('signedOut')
  })

  it('ends the session after calls that were made with it', async () => {
    const { store } = await openSignedIn()
    const record = () => void calls.push('responded')
    server.use(mockResponse('listMyCart', [], { delayed: 100 }))
    void store.dispatch(listMyCart.initiate({ email })).then(record)
    store.dispatch(logoutRequested())
    await waitFor(() => expect(calls).toContain(ended))
    expect(calls.slice(0, 3)).toEqual([asked, 'responded', ended])
  })

  it('shows no expired session for a response that arrives after it', async () => {
    const { store, until } = await openSignedIn()
    server.use(mockError('listMyCart', { status: 401 }, { delayed: 100 }))
    const late = store.dispatch(listMyCart.initiate({ email }))
    store.dispatch(logoutRequested())
    await late
    await waitFor(() => expect(calls).toContain(ended))
    await preloadDialogs()
    await until('signedOut')
    expect(dialogs()).toEqual([])
  })

  it('is followed by a sign-in of another user', async () => {
    const { store, until } = await openSignedIn()
    store.dispatch(logoutRequested())
    await until('signedOut')
    await store.dispatch(createSession.initiate({ body: { email } }))
    await until('signedIn')
  })
})

it('a sign-in is not undone by an older response of the session', async () => {
  const { store, checkSession, until, status } = openTab()
  await until('signedOut')
  const held = defer()
  const onOutdated = jest.fn()
  server.use(
    mockResponse('getSession', async () => {
      onOutdated()
      await held.promise
      return { user: null }
    }),
  )
  checkSession()
  await waitFor(() => expect(onOutdated).toHaveBeenCalled())
  const outdated = store.dispatch(getRunningQueryThunk('getSession', undefined))
  await store.dispatch(createSession.initiate({ body: { email } }))
  held.resolve()
  await outdated
  await until('signedIn')
  expect(selectSessionEmail(store.getState())).toBe(email)
  expect(status()).toBe('signedIn')
})

describe('a session that has expired', () => {
  // [spec 4.2]
  it.each([401, 403])('shows one dialog for many late errors (%d)', async (status) => {
    const { store, until } = await openSignedIn()
    await loadFirebaseAuth()
    const { listMyOrders, listMyReviews, listPendingReviews } = accountApi.endpoints
    server.use(
      mockError('listMyCart', { status }),
      mockError('getMyDashboard', { status }, { delayed: 20 }),
      mockError('listMyOrders', { status }, { delayed: 40 }),
      mockError('listMyReviews', { status }, { delayed: 150 }),
      mockError('listPendingReviews', { status }, { delayed: 300 }),
    )
    await Promise.all([
      store.dispatch(listMyCart.initiate({ email })),
      store.dispatch(getMyDashboard.initiate({ email })),
      store.dispatch(listMyOrders.initiate({ email })),
      store.dispatch(listMyReviews.initiate({ email })),
      store.dispatch(listPendingReviews.initiate({ email })),
    ])
    expect(await expired()).toBeInTheDocument()
    expect(screen.getByText(t(messages.sessionExpired))).toBeInTheDocument()
    await waitFor(() => expect(calls.filter((call) => call === ended)).toHaveLength(1))
    expect(dialogs()).toHaveLength(1)
    expect(mockFirebaseAuth.door.logOut).toHaveBeenCalledTimes(1)
    await until('signedOut')
  })

  it('shows the dialog if the server says that it is gone', async () => {
    const { checkSession, until } = await openSignedIn()
    user = null
    checkSession()
    await until('signedOut')
    expect(await expired()).toBeInTheDocument()
  })
})

describe('another tab', () => {
  async function openTwo() {
    const first = await openSignedIn()
    const second = openTab()
    await second.until('signedIn')
    return [first, second] as const
  }

  it('is signed in when the first one signs in', async () => {
    const [first, second] = [openTab(), openTab()]
    await Promise.all([first.until('signedOut'), second.until('signedOut')])
    await first.store.dispatch(createSession.initiate({ body: { email } }))
    await second.until('signedIn')
  })

  it('is signed out before the session ends, forgets the user, and shows no dialog', async () => {
    const [first, second] = await openTwo()
    second.store.dispatch(productViewed('p1'))
    server.use(mockResponse('endSession', { success: true }, { delayed: 'infinite' }))
    first.store.dispatch(logoutRequested())
    await second.until('ending')
    expect(second.store.getState().ui.recentlyViewed).toEqual([])
    expect(dialogs()).toEqual([])
  })

  it('follows an expiry without a second dialog', async () => {
    const [first, second] = await openTwo()
    user = null
    first.checkSession()
    await second.until('signedOut')
    await expired()
    await waitFor(() => expect(calls).toContain(ended))
    expect(dialogs()).toHaveLength(1)
  })

  it('asks again if the answer on its way is older than the end of the session', async () => {
    const [first, second] = await openTwo()
    let isAsked = false
    let respond = () => {}
    const held = new Promise<void>((resolve) => {
      respond = resolve
    })
    server.use(
      mockResponse('getSession', async () => {
        const answer = { user }
        isAsked = true
        if (user) await held
        return answer
      }),
    )
    second.checkSession()
    await waitFor(() => expect(isAsked).toBe(true))
    user = null
    first.checkSession()
    await second.until('ending')
    respond()
    await second.until('signedOut')
  })

  it('that signs in while the first one waits to end the session keeps its session', async () => {
    const [first, second] = await openTwo()
    const held = defer()
    server.use(
      mockResponse('listMyCart', async () => {
        await held.promise
        return []
      }),
    )
    const slow = first.store.dispatch(listMyCart.initiate({ email }))
    first.store.dispatch(logoutRequested())
    await second.until('ending')
    await second.store.dispatch(createSession.initiate({ body: { email } }))
    await first.until('signedIn')
    held.resolve()
    await slow
    await first.store.dispatch(refetchSession())
    expect(calls).not.toContain(ended)
    expect([first.status(), second.status()]).toEqual(['signedIn', 'signedIn'])
  })

  it('has the new role of the user', async () => {
    const [first, second] = await openTwo()
    user = aSession({ email, role: 'admin' }).user
    first.checkSession()
    const role = () =>
      shopApi.endpoints.getSession.select()(second.store.getState()).data?.user?.role
    await waitFor(() => expect(role()).toBe('admin'))
  })

  it('is signed in again after a logout and a login', async () => {
    const [first, second] = await openTwo()
    first.store.dispatch(logoutRequested())
    await second.until('signedOut')
    await first.until('signedOut')
    await first.store.dispatch(createSession.initiate({ body: { email } }))
    await second.until('signedIn')
  })
})

it('a tab asks again when it is shown after a long time', async () => {
  const { until } = openTab()
  await until('signedOut')
  const setVisibility = (state: DocumentVisibilityState) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  user = aSession({ email }).user
  const now = Date.now()
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now)
  setVisibility('hidden')
  clock.mockReturnValue(now + 5_000)
  setVisibility('visible')
  expect(calls.filter((call) => call === asked)).toHaveLength(1)

  setVisibility('hidden')
  clock.mockReturnValue(now + 120_000)
  setVisibility('visible')
  clock.mockRestore()
  await until('signedIn')
  jest.spyOn(document, 'visibilityState', 'get').mockRestore()
})
