import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import {
  createMemoryRouter,
  Route,
  RouterProvider,
  Routes,
  useLocation,
  useNavigate,
} from 'react-router-dom'
import { sessionExpired } from '@/api'
import * as auth from '@/entities/auth/messages'
import { refetchSession } from '@/entities/auth/model/authSlice'
import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import { Link } from '@/shared/ui/Link'
import { getReturnPath } from '@/storefront/features/auth/lib/returnPath'
import { aSession } from '@/testing/builders'
import { createStoreWithListeners } from '@/testing/createStoreWithListeners'
import { answer } from '@/testing/dialogs'
import { mockError, mockResponse } from '@/testing/doubles'
import { server } from '@/testing/server'
import { signIn, signOut } from '@/testing/signIn'
import * as messages from '../messages'
import { RequireAdmin } from './RequireAdmin'
import { RequireSession } from './RequireSession'
import { redirectOnceExpired } from './redirectOnceExpired'

const email = 'rahima@mail.example'

function Login() {
  const navigate = useNavigate()
  const state = useLocation().state as { from?: { pathname: string; search: string } } | null
  return (
    <p>
      Login, from {state?.from?.pathname}
      {state?.from?.search}
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </p>
  )
}

function open(at: string, store = createStoreWithListeners()) {
  const pages = (
    <Routes>
      <Route
        path="/"
        element={
          <p>
            Home <Link to="/cart">Cart</Link>
          </p>
        }
      />
      <Route path="/login" element={<Login />} />
      <Route
        path="/cart"
        element={
          <RequireSession>
            <p>The cart</p>
            <input aria-label="Coupon" />
          </RequireSession>
        }
      />
      <Route
        path="/dashboard/all-users"
        element={
          <RequireAdmin>
            <p>All users</p>
          </RequireAdmin>
        }
      />
    </Routes>
  )
  const router = createMemoryRouter([{ path: '*', element: pages }], { initialEntries: [at] })
  redirectOnceExpired(store, router)
  render(
    <Provider store={store}>
      <RouterProvider router={router} useTransitions={false} />
    </Provider>,
  )
  return { store }
}

const openSession = (store: ReturnType<typeof createStoreWithListeners>) =>
  act(() => void signIn(store, { email }))

describe('a page that needs a session', () => {
  it('shows a skeleton until the session is known', async () => {
    const { store } = open('/cart')
    expect(screen.getByRole('status')).toHaveTextContent(t(messages.loading))
    openSession(store)
    expect(await screen.findByText('The cart')).toBeVisible()
  })

  // [spec 2.24, 6.1]
  it('redirects a visitor to the login page, which returns to it', async () => {
    const { store } = open('/cart?coupon=1')
    act(() => void signOut(store))
    expect(await screen.findByText('Login, from /cart?coupon=1')).toBeVisible()
  })

  it('offers a retry if the session could not be read', async () => {
    server.use(mockError('getSession', { status: 503 }))
    const { store } = open('/cart')
    await act(async () => void (await store.dispatch(refetchSession())))
    expect(await screen.findByText(/could not open your session/)).toBeVisible()
    server.use(mockResponse('getSession', aSession()))
    await userEvent.click(screen.getByRole('button', { name: t(shared.tryAgain) }))
    expect(await screen.findByText('The cart')).toBeVisible()
  })

  it('starts anew when another user has signed in', async () => {
    const { store } = open('/cart')
    openSession(store)
    await userEvent.type(await screen.findByLabelText('Coupon'), 'SPRING')
    act(() => void signIn(store, { email: 'karim@mail.example' }))
    expect(screen.getByLabelText('Coupon')).toHaveValue('')
  })

  it('redirects to the login page once the session has expired', async () => {
    server.use(mockResponse('endSession'))
    const { store } = open('/cart')
    openSession(store)
    await screen.findByText('The cart')
    act(() => void store.dispatch(sessionExpired()))
    expect(screen.getByText('Login, from /cart')).toBeVisible()
    await answer(t(auth.sessionExpiredTitle), t(shared.ok))
  })
})

it('the login page returns to a page in Bengali without its prefix, which the router adds', async () => {
  server.use(mockResponse('endSession'))
  const { store } = open('/')
  const router = createMemoryRouter([{ path: '*', element: null }], {
    initialEntries: ['/bn/cart?coupon=1'],
    basename: '/bn',
  })
  redirectOnceExpired(store, router)
  act(() => void store.dispatch(sessionExpired()))
  await waitFor(() => expect(router.state.location.pathname).toBe('/bn/login'))
  expect(getReturnPath(router.state.location.state)).toBe('/cart?coupon=1')
  await answer(t(auth.sessionExpiredTitle), t(shared.ok))
})

it('a page whose session has expired is removed from the history', async () => {
  server.use(mockResponse('endSession'))
  const { store } = open('/')
  openSession(store)
  await userEvent.click(screen.getByRole('link', { name: 'Cart' }))
  await screen.findByText('The cart')
  act(() => void store.dispatch(sessionExpired()))
  await answer(t(auth.sessionExpiredTitle), t(shared.ok))
  await userEvent.click(await screen.findByText('Back'))

  expect(await screen.findByText('Home')).toBeVisible()
})

describe('a page for admins', () => {
  const openAs = (role: 'admin' | 'user') => {
    const { store } = open('/dashboard/all-users')
    act(() => void signIn(store, { email, role }))
    return store
  }

  // [spec 6.3]
  it('is shown to an admin', async () => {
    openAs('admin')
    expect(await screen.findByText('All users')).toBeVisible()
  })

  // [spec 2.24]
  it('redirects other users to the home page', async () => {
    openAs('user')
    expect(await screen.findByText('Home')).toBeVisible()
  })

  // [spec 4.7]
  it('redirects a former admin to the home page', async () => {
    const store = openAs('admin')
    await screen.findByText('All users')
    act(() => void signIn(store, { email, role: 'user' }))
    expect(await screen.findByText('Home')).toBeVisible()
  })

  it('redirects a visitor to the login page', async () => {
    const { store } = open('/dashboard/all-users')
    act(() => void signOut(store))
    expect(await screen.findByText('Login, from /dashboard/all-users')).toBeVisible()
  })
})
