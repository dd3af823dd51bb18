import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes, useLocation } from 'react-router-dom'
import type { OrderInput } from '@/api'
import { t } from '@/shared/lib/language'
import { showToast } from '@/shared/ui/toast/toast'
import * as checkout from '@/storefront/features/checkout/messages'
import { CheckoutPage } from '@/storefront/pages/CheckoutPage'
import { aCartItem, anOrder } from './builders'
import { makeCartDouble } from './cartDouble'
import { createTestStore } from './createTestStore'
import { mockResponse } from './doubles'
import { enter } from './enter'
import { renderWithStore } from './renderWithStore'
import { server } from './server'
import { signIn } from './signIn'

export const aura = aCartItem({ name: 'Aura', price: 2490, quantity: 2 })

export type SentOrder = { key: string | null; body: OrderInput }

function Address() {
  return <p data-testid="address">{useLocation().pathname}</p>
}

/** A shop whose cart has these rows; answers what was ordered. */
export function openShop(...rows: (typeof aura)[]) {
  const cart = makeCartDouble(...rows)
  const sent: SentOrder[] = []
  const onRequest = (request: Request) => {
    const key = request.headers.get('Idempotency-Key')
    void request.json().then((body: OrderInput) => sent.push({ key, body }))
  }
  server.use(
    mockResponse('placeOrder', anOrder(), { onRequest }),
    mockResponse('listMyOrders', []),
    mockResponse('listMyAddresses', []),
    ...cart.handlers,
  )
  return { cart, sent, onRequest }
}

/** Without a name, so that the form starts empty. */
export function createNamelessStore() {
  const store = createTestStore()
  signIn(store, { displayName: null })
  return store
}

export function renderCheckout(store = createNamelessStore()) {
  return renderWithStore(
    <>
      <Routes>
        <Route path="/checkout" element={<CheckoutPage />} />
        <Route path="*" element={null} />
      </Routes>
      <Address />
    </>,
    { at: '/checkout', store },
  )
}

export async function openCheckout(...rows: (typeof aura)[]) {
  const shop = openShop(...rows)
  const view = renderCheckout()
  await screen.findByRole('button', { name: /Place Order/ })
  return { ...shop, ...view }
}

/** For tests that mock toasts. */
export const toasts = () => jest.mocked(showToast).mock.calls.map(([text]) => text)
export const field = (name: string | RegExp) => screen.getByLabelText(name)
export const address = () => screen.getByTestId('address').textContent
export const placeOrder = async () =>
  userEvent.click(await screen.findByRole('button', { name: /Place Order/ }))

export async function fillIn() {
  await enter(field(t(checkout.fullName)), ' Rahima Khatun ')
  await enter(field(t(checkout.mobileNumber)), '1711 000000')
  await userEvent.selectOptions(field(t(checkout.district)), 'Sylhet')
  await enter(field(t(checkout.address)), 'House 1, Road 2')
}
