import { shopApi } from '../api'
import { aSession } from '../testing/builders'
import { mockResponse } from '../testing/doubles'
import { server } from '../testing/server'
import { makeStore } from './'
import { productViewed, selectRecentlyViewed } from './uiSlice'

const { createSession, endSession } = shopApi.endpoints

function open() {
  server.use(
    mockResponse('createSession', aSession({ email: 'customer@example.com', role: 'user' })),
    mockResponse('endSession'),
  )
  const store = makeStore()
  return {
    view: (id: string) => store.dispatch(productViewed(id)),
    viewed: () => selectRecentlyViewed(store.getState()),
    signIn: () =>
      store.dispatch(createSession.initiate({ body: { email: 'customer@example.com' } })),
    endSession: () => store.dispatch(endSession.initiate()),
  }
}

describe('the recently viewed products', () => {
  it('are the last twelve, the latest first, each once', () => {
    const { view, viewed } = open()
    for (let index = 0; index < 14; index++) view(`p${index}`)
    view('p5')
    expect(viewed()).toHaveLength(12)
    expect(viewed().slice(0, 3)).toEqual(['p5', 'p13', 'p12'])
  })

  it('are kept for a visitor who never signed in, even if the session is ended on the server', async () => {
    const { view, viewed, endSession } = open()
    view('p1')
    await endSession()
    expect(viewed()).toEqual(['p1'])
  })

  it('are cleared on logout', async () => {
    const { view, viewed, signIn, endSession } = open()
    await signIn()
    view('p1')
    await endSession()
    expect(viewed()).toEqual([])
  })
})
