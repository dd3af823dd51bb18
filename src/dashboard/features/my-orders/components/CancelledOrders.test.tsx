import { screen, waitFor } from '@testing-library/react'
import { t } from '@/shared/lib/language'
import { anOrder } from '@/testing/builders'
import { createTestStore } from '@/testing/createTestStore'
import { mockError, mockResponse } from '@/testing/doubles'
import { renderWithStore } from '@/testing/renderWithStore'
import { server } from '@/testing/server'
import * as messages from '../messages'
import { CancelledOrders } from './CancelledOrders'

const order = anOrder({ deletedAt: '2026-01-16T06:00:00.000Z' })
const open = () => renderWithStore(<CancelledOrders />, { store: createTestStore(order.email) })

it('lists the cancelled orders with their days', async () => {
  const asked: string[] = []
  server.use(mockResponse('listMyOrders', [order], { onRequest: ({ url }) => asked.push(url) }))
  open()
  expect(await screen.findByRole('heading', { name: t(messages.cancelledOrders) })).toBeVisible()
  expect(screen.getByTitle(order._id)).toBeVisible()
  expect(screen.getByText(t(messages.cancelledOn)('16 Jan 2026'))).toBeVisible()
  expect(asked.map((url) => new URL(url).searchParams.get('cancelled'))).toEqual(['true'])
})

it.each([
  ['there are none', mockResponse('listMyOrders', [])],
  ['they could not be loaded', mockError('listMyOrders', { status: 503 })],
])('shows nothing if %s', async (_case, answer) => {
  server.use(answer)
  const { store } = open()
  await waitFor(() => {
    const [query] = Object.values(store.getState().api.queries)
    expect(query?.status).toMatch(/fulfilled|rejected/)
  })
  expect(screen.queryByText(t(messages.cancelledOrders))).toBeNull()
})
