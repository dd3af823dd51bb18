import { aCartItem } from '@/testing/builders'
import { makeCartDouble } from '@/testing/cartDouble'
import { createTestStore } from '@/testing/createTestStore'
import { server } from '@/testing/server'
import { changeCartRow } from './cartApi'
import { shopApi } from './generated/shopApi'

it("keeps a pending change out of the next user's cart", async () => {
  const lastRow = aCartItem({ author: 'last@example.com', name: 'Clip Fan', quantity: 1 })
  const nextRow = aCartItem({ author: 'next@example.com', name: 'Aura Pro' })
  const cart = makeCartDouble(lastRow)
  server.use(...cart.handlers)
  const { dispatch, getState } = createTestStore('next@example.com')
  const release = cart.hold()
  const change = dispatch(changeCartRow({ row: lastRow, quantity: 3 }))

  cart.setRows([nextRow])
  const { listMyCart } = shopApi.endpoints
  const nextCart = dispatch(listMyCart.initiate({ email: 'next@example.com' }))
  expect((await nextCart).data).toEqual([nextRow])

  release()
  await change
  const { data } = listMyCart.select({ email: 'next@example.com' })(getState())
  expect(data).toEqual([nextRow])
})
