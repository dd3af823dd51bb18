import { selectCurrentEnd } from '@/entities/auth/model/authSlice'
import { createTestStore } from '@/testing/createTestStore'
import { mockError, mockResponse } from '@/testing/doubles'
import { server } from '@/testing/server'
import { sessionExpired, shopApi } from './'

const { listMyCart, getMyDashboard, createSession, endSession, listBestSellers } = shopApi.endpoints

/** A store that counts how often the session has expired. */
function watchedStore() {
  const store = createTestStore()
  let times = 0
  let wasExpired = false
  store.subscribe(() => {
    const isExpired = selectCurrentEnd(store.getState()) === 'expiry'
    if (isExpired && !wasExpired) times += 1
    wasExpired = isExpired
  })
  return { store, times: () => times }
}

describe('an expired session', () => {
  // [spec 8.1]
  it.each([401, 403])('is reported once, however many calls got %d', async (status) => {
    server.use(
      mockError('listMyCart', { status }),
      mockError('getMyDashboard', { status }),
      mockResponse('endSession'),
    )
    const { store, times } = watchedStore()

    await Promise.all([
      store.dispatch(listMyCart.initiate({})),
      store.dispatch(getMyDashboard.initiate({})),
    ])

    expect(times()).toBe(1)
    expect(store.getState().auth.reason).toBe('expiry')
  })

  // [spec 8.1]
  it.each([404, 409, 429, 500, 503])('is not reported for %d', async (status) => {
    server.use(mockError('listBestSellers', { status }))
    const { store, times } = watchedStore()

    await store.dispatch(listBestSellers.initiate())

    expect(times()).toBe(0)
  })

  it('is never reported for the calls that open and end it', async () => {
    server.use(
      mockError('createSession', { status: 401 }),
      mockError('endSession', { status: 403 }),
    )
    const { store, times } = watchedStore()

    await store.dispatch(createSession.initiate({ body: { email: 'customer@example.com' } }))
    await store.dispatch(endSession.initiate())

    expect(times()).toBe(0)
  })

  it('is an action without a payload', () => {
    expect(sessionExpired()).toEqual({ type: 'session/expired', payload: undefined })
  })
})
