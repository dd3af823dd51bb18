import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Alert } from '@/api'
import { refetchSession } from '@/entities/auth/model/authSlice'
import { t } from '@/shared/lib/language'
import { anAlert, aProduct } from '@/testing/builders'
import { createStoreWithListeners } from '@/testing/createStoreWithListeners'
import { createTestStore } from '@/testing/createTestStore'
import { mockError, mockResponse } from '@/testing/doubles'
import { renderWithStore } from '@/testing/renderWithStore'
import { server } from '@/testing/server'
import { signIn } from '@/testing/signIn'
import * as messages from '../alertMessages'
import { loginFirst } from '../messages'
import { ProductAlerts } from './ProductAlerts'

const product = aProduct()
const gone = { ...product, inStock: false }
const toggle = (name = t(messages.notifyPriceDrop)) => screen.findByRole('button', { name })

/** A server that keeps alerts. */
function serve() {
  let alerts: Alert[] = []
  server.use(
    mockResponse('listMyAlerts', () => alerts),
    mockResponse('addAlert', () => {
      const alert = anAlert({ gadgetId: product._id, kind: 'priceDrop' })
      alerts = [alert]
      return alert
    }),
    mockResponse('removeAlert', () => {
      alerts = []
      return { deletedCount: 1 }
    }),
  )
}

it('offers what can happen to the product', async () => {
  serve()
  const { unmount } = renderWithStore(<ProductAlerts product={product} />, {
    store: createTestStore(),
  })
  expect((await screen.findAllByRole('button')).map(({ textContent }) => textContent)).toEqual([
    t(messages.notifyPriceDrop),
  ])
  unmount()
  renderWithStore(<ProductAlerts product={gone} />, { store: createTestStore() })
  expect((await screen.findAllByRole('button')).map(({ textContent }) => textContent)).toEqual([
    t(messages.notifyBackInStock),
    t(messages.notifyPriceDrop),
  ])
})

it('is asked for and taken back', async () => {
  serve()
  renderWithStore(<ProductAlerts product={product} />, { store: createTestStore() })
  await userEvent.click(await toggle())
  expect(await screen.findByText(t(messages.willWrite)('customer@example.com'))).toBeVisible()
  expect(await toggle()).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(await toggle())
  await waitFor(async () => expect(await toggle()).toHaveAttribute('aria-pressed', 'false'))
  expect(screen.queryByText(/once/)).toBeNull()
})

it('says what to do if it cannot be asked for', async () => {
  serve()
  const message = 'Your e-mail address is not verified yet.'
  server.use(mockError('addAlert', { status: 409, code: 'email_not_verified', message }))
  renderWithStore(<ProductAlerts product={product} />, { store: createTestStore() })
  await userEvent.click(await toggle())
  expect(await screen.findByText(message)).toBeVisible()
  expect(await toggle()).toHaveAttribute('aria-pressed', 'false')
})

/** As a remembered user, of whom the server has not said yet who it is. */
async function pressBeforeSession() {
  const { auth } = createStoreWithListeners().getState()
  const remembered = { displayName: 'Rahima', photoURL: null }
  const store = createStoreWithListeners({ auth: { ...auth, remembered } })
  renderWithStore(<ProductAlerts product={product} />, { store })
  await userEvent.click(await toggle())
  expect(screen.queryByText(t(loginFirst))).toBeNull()
  return store
}

it('waits for a session that is being recognized', async () => {
  serve()
  const store = await pressBeforeSession()
  expect(await toggle()).toHaveAttribute('aria-busy', 'true')
  await act(() => signIn(store, { email: 'customer@example.com' }))
  expect(await screen.findByText(t(messages.willWrite)('customer@example.com'))).toBeVisible()
})

it('leads visitors to the login', async () => {
  renderWithStore(<ProductAlerts product={product} />)
  await userEvent.click(await toggle())
  expect(await screen.findByText(t(loginFirst))).toBeVisible()
})

it('leads users whose session can not be read to the login', async () => {
  server.use(mockError('getSession', { status: 503 }))
  const store = await pressBeforeSession()
  await act(() => store.dispatch(refetchSession()))
  expect(await screen.findByText(t(loginFirst))).toBeVisible()
})
