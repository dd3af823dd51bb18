import { waitFor } from '@testing-library/react'
import { logoutRequested } from '@/entities/auth/model/authSlice'
import { anOrder, aProduct } from '@/testing/builders'
import { createStoreWithListeners } from '@/testing/createStoreWithListeners'
import { defer } from '@/testing/defer'
import { mockResponse } from '@/testing/doubles'
import { server } from '@/testing/server'
import { signIn } from '@/testing/signIn'
import { accountApi, shopApi } from './'

const { getOrder } = accountApi.endpoints
const { listBestSellers } = shopApi.endpoints

const order = anOrder({ name: 'Rahima Khatun' })
const products = [aProduct()]
const call = { id: order._id }
const onLogout = jest.fn()

beforeEach(() => {
  onLogout.mockReset()
  server.use(
    mockResponse('getOrder', order),
    mockResponse('listBestSellers', products),
    mockResponse('endSession', undefined, { onRequest: onLogout }),
  )
})

function openSignedIn() {
  const store = createStoreWithListeners()
  signIn(store)
  const cached = (name: string) =>
    Object.values(store.getState().api.queries).find((query) => query?.endpointName === name)?.data
  const cachedOrder = () => cached('getOrder')
  const cachedProducts = () => cached('listBestSellers')
  return { store, cachedOrder, cachedProducts }
}

describe('the cache', () => {
  it('loses the orders of a user who logs out, and keeps the products', async () => {
    const { store, cachedOrder, cachedProducts } = openSignedIn()
    await store.dispatch(getOrder.initiate(call))
    await store.dispatch(listBestSellers.initiate())
    expect(cachedOrder()).toEqual(order)

    store.dispatch(logoutRequested())

    expect(cachedOrder()).toBeUndefined()
    expect(cachedProducts()).toEqual(products)
    await waitFor(() => expect(onLogout).toHaveBeenCalled())
  })

  it('loses them too when the session is of another user at once', async () => {
    const { store, cachedOrder } = openSignedIn()
    await store.dispatch(getOrder.initiate(call))

    signIn(store, { email: 'karim@mail.example' })

    expect(cachedOrder()).toBeUndefined()
  })

  it('ignores a response that arrives after the logout', async () => {
    const held = defer()
    server.use(
      mockResponse('getOrder', async () => {
        await held.promise
        return order
      }),
    )
    const { store, cachedOrder } = openSignedIn()
    const late = store.dispatch(getOrder.initiate(call))
    store.dispatch(logoutRequested())
    held.resolve()
    await late

    expect(cachedOrder()).toBeUndefined()
    await waitFor(() => expect(onLogout).toHaveBeenCalled())
  })
})
