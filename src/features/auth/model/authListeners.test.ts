import { screen, waitFor } from '@testing-library/react'
import { shopApi } from '../../../api'
import {
  logoutRequested,
  profileSaved,
  selectAuthStatus,
  selectSessionEmail,
  sessionRetried,
} from '../../../entities/auth'
import { preloadDialogs } from '../../../shared/ui/dialog'
import { makeStore } from '../../../store'
import { aSession } from '../../../testing/builders'
import { defer } from '../../../testing/defer'
import { mockError, mockResponse } from '../../../testing/doubles'
import { aFirebaseUser, makeFirebaseAuthDouble } from '../../../testing/firebaseAuthDouble'
import { server } from '../../../testing/server'
import { startAuth } from './startAuth'

const mockFirebaseAuth = makeFirebaseAuthDouble()
jest.mock('../../../entities/auth/lib/firebaseAuth', () => mockFirebaseAuth.door)

const account = aFirebaseUser()
const { email } = account

/** What the server is asked, in its order. */
let calls: string[] = []
const recordCall = async (request: Request) => {
  const { pathname } = new URL(request.url)
  const name =
    pathname === '/api/add-user' ? ((await request.clone().json()) as { name: string }).name : ''
  calls.push(
    [request.method, pathname, request.headers.get('Authorization'), name]
      .filter(Boolean)
      .join(' '),
  )
}
const onRequest = (request: Request) => void recordCall(request)

const signedOut = () => localStorage.removeItem('firebase:authUser:k:a')
const kept = () => localStorage.setItem('firebase:authUser:k:a', '{"uid":"1"}')

const opened = `POST /jwt Bearer token of ${email}`
const recorded = 'PUT /api/add-user Rahima Khatun'
const ended = 'GET /logout'

let stop = () => {}
let logged: jest.SpyInstance

function start() {
  const store = makeStore()
  stop = startAuth(store.dispatch)
  const access = () => selectAuthStatus(store.getState())
  return { store, access, untilOpen: () => waitFor(() => expect(access()).toBe('authenticated')) }
}

beforeEach(() => {
  calls = []
  mockFirebaseAuth.reset()
  logged = jest.spyOn(console, 'error').mockImplementation(() => {})
  server.use(
    mockResponse('createSession', aSession({ email, role: 'user' }), { onRequest }),
    mockResponse('endSession', { success: true }, { onRequest }),
    mockResponse('saveUser', undefined, { onRequest }),
  )
})
afterEach(() => {
  stop()
  signedOut()
  logged.mockRestore()
})

describe('a user whom Firebase reports', () => {
  beforeEach(() => {
    kept()
    void mockFirebaseAuth.become(account)
  })

  // [spec 3.12, 4.1]
  it('gets a session by their token, and is stored on the server', async () => {
    const { untilOpen } = start()
    await untilOpen()
    await waitFor(() => expect(calls).toEqual([opened, recorded]))
    expect(logged).not.toHaveBeenCalled()
  })

  // [spec 6.4]
  it('is signed in, but no private call is made before the session is open', async () => {
    const whenAsked: unknown[] = []
    const recordAccess = () => whenAsked.push(access(), selectSessionEmail(store.getState()))
    server.use(
      mockResponse('createSession', aSession({ email, role: 'user' }), { onRequest: recordAccess }),
    )
    const { store, access, untilOpen } = start()
    await untilOpen()
    expect(whenAsked).toEqual(['pending', undefined])
    expect(selectSessionEmail(store.getState())).toBe(email)
  })

  // [spec 3.4]
  it('is stored with fallbacks if Firebase has no name and no picture', async () => {
    const bodies: unknown[] = []
    server.use(
      mockResponse('saveUser', undefined, {
        onRequest: (request) =>
          void request
            .clone()
            .json()
            .then((body) => bodies.push(body)),
      }),
    )
    await mockFirebaseAuth.become(
      aFirebaseUser({ displayName: null, photoURL: 'javascript:alert(1)' }),
    )
    start()
    await waitFor(() => expect(bodies).toHaveLength(1))
    expect(bodies[0]).toEqual({
      name: 'anonymous',
      email,
      photo: '/images/avatar.svg',
      timestamp: account.timestamp,
    })
  })

  // [spec 4.1]
  it('shows no dialog if the session cannot be opened, and may try again', async () => {
    server.use(mockError('createSession', { status: 503 }, { onRequest }))
    const { store, access, untilOpen } = start()
    await waitFor(() => expect(access()).toBe('failed'))
    await waitFor(() => expect(logged).toHaveBeenCalled())
    expect(calls).toEqual([opened])
    expect(screen.queryByRole('dialog')).toBeNull()

    server.use(mockResponse('createSession', aSession({ email, role: 'user' }), { onRequest }))
    store.dispatch(sessionRetried())
    await untilOpen()
  })

  it('is stored again when their name changes', async () => {
    const { store, untilOpen } = start()
    await untilOpen()
    store.dispatch(profileSaved(aFirebaseUser({ displayName: 'Rahima Begum' })))
    await waitFor(() => expect(calls).toEqual([opened, recorded, 'PUT /api/add-user Rahima Begum']))
  })

  it('has no session left after a logout while it was being opened', async () => {
    server.use(
      mockResponse('createSession', aSession({ email, role: 'user' }), { delayed: 80, onRequest }),
    )
    const { access } = start()
    await waitFor(() => expect(calls).toEqual([opened]))
    await mockFirebaseAuth.become(null)
    expect(calls).toEqual([opened])
    await waitFor(() => expect(calls.at(-1)).toBe(ended))
    expect(access()).toBe('signed-out')
  })

  // [spec 8.14]
  it('signs out of the shop and Firebase, and shows no error if that fails', async () => {
    const { store, access, untilOpen } = start()
    await untilOpen()
    server.use(mockError('endSession', { status: 500 }, { onRequest }))
    store.dispatch(logoutRequested())
    await waitFor(() => expect(access()).toBe('signed-out'))
    expect(mockFirebaseAuth.door.logOut).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(logged).toHaveBeenCalledTimes(1))
    expect(calls.filter((call) => call === ended)).toHaveLength(1)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('ends the session last, so that no other tab reports it as expired', async () => {
    const { store, untilOpen } = start()
    await untilOpen()
    const left = defer()
    mockFirebaseAuth.door.logOut.mockImplementationOnce(async () => {
      await left.promise
      calls.push('left')
      await mockFirebaseAuth.become(null)
    })
    store.dispatch(logoutRequested())
    await waitFor(() => expect(mockFirebaseAuth.door.logOut).toHaveBeenCalled())
    left.resolve()
    await waitFor(() => expect(calls).toContain(ended))
    expect(calls.slice(-2)).toEqual(['left', ended])
  })

  it('ends the session after calls that were made with it', async () => {
    const { store, untilOpen } = start()
    await untilOpen()
    const record = () => void calls.push('responded')
    server.use(mockResponse('listMyCart', [], { delayed: 100 }))
    void store.dispatch(shopApi.endpoints.listMyCart.initiate({ email })).then(record)
    store.dispatch(logoutRequested())
    await waitFor(() => expect(calls).toContain(ended))
    expect(calls.slice(-2)).toEqual(['responded', ended])
  })

  it('shows no expired session for a response that arrives after the logout', async () => {
    const { store, access, untilOpen } = start()
    await untilOpen()
    server.use(mockError('listMyCart', { status: 401 }, { delayed: 100 }))
    const late = store.dispatch(shopApi.endpoints.listMyCart.initiate({ email }))
    store.dispatch(logoutRequested())
    await late
    await waitFor(() => expect(calls).toContain(ended))
    await preloadDialogs()
    expect(access()).toBe('signed-out')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('a visitor', () => {
  // [spec 4.1]
  it('ends any existing session without loading Firebase', async () => {
    const { access } = start()
    await waitFor(() => expect(calls).toEqual([ended]))
    expect(access()).toBe('signed-out')
  })
})

describe('a session that has expired', () => {
  // [spec 4.2]
  it.each([401, 403])('shows one dialog for many late errors (%d)', async (status) => {
    kept()
    await mockFirebaseAuth.become(account)
    const { store, access, untilOpen } = start()
    await untilOpen()
    calls = []
    const { listMyCart, getMyDashboard, listMyOrders, listMyReviews, listPendingReviews } =
      shopApi.endpoints
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
    expect(await screen.findByText('Your Session has expired')).toBeInTheDocument()
    expect(screen.getByText('Please log in again to continue')).toBeInTheDocument()
    await waitFor(() => expect(calls).toEqual([ended]))

    expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1)
    expect(mockFirebaseAuth.door.logOut).toHaveBeenCalledTimes(1)
    expect(access()).toBe('signed-out')
    document.body.innerHTML = ''
  })
})
