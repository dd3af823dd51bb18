import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import { sessionExpired, shopApi } from '../../api'
import { authUserChanged } from '../../entities/auth'
import { makeStore } from '../../store'
import { aSession } from '../../testing/builders'
import { answer } from '../../testing/dialogs'
import { mockError, mockResponse } from '../../testing/doubles'
import { renderWithStore } from '../../testing/renderWithStore'
import { server } from '../../testing/server'
import { RedirectOnSessionExpired } from './RedirectOnSessionExpired'
import { RequireAdmin } from './RequireAdmin'
import { RequireSession } from './RequireSession'

const email = 'rahima@mail.example'
const user = { email, displayName: 'Rahima', photoURL: null }

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

function open(at: string, store = makeStore()) {
  return renderWithStore(
    <>
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
      <RedirectOnSessionExpired />
    </>,
    { at, store },
  )
}

async function openSession(store: ReturnType<typeof makeStore>) {
  await act(async () => {
    store.dispatch(authUserChanged(user))
    await store.dispatch(shopApi.endpoints.createSession.initiate({ body: { email } }))
  })
}

describe('a page that needs a session', () => {
  it('shows a skeleton until the user is known and the session is open', async () => {
    server.use(mockResponse('createSession', aSession({ email, role: 'user' })))
    const { store } = open('/cart')
    expect(screen.getByRole('status')).toHaveTextContent('Loading…')
    act(() => void store.dispatch(authUserChanged(user)))
    expect(screen.getByRole('status')).toHaveTextContent('Loading…')
    await openSession(store)
    expect(await screen.findByText('The cart')).toBeVisible()
  })

  // [spec 2.24, 6.1]
  it('redirects a visitor to the login page, which returns to it', () => {
    const { store } = open('/cart?coupon=1')
    act(() => void store.dispatch(authUserChanged(null)))
    expect(screen.getByText('Login, from /cart?coupon=1')).toBeVisible()
  })

  it('offers a retry if the session could not be opened', async () => {
    server.use(mockError('createSession', { status: 503 }))
    const { store } = open('/cart')
    await openSession(store)
    expect(await screen.findByText(/could not open your session/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByRole('status')).toHaveTextContent('Loading…')
  })

  it('redirects to the login page once the session has expired', async () => {
    server.use(
      mockResponse('createSession', aSession({ email, role: 'user' })),
      mockResponse('endSession'),
    )
    const { store } = open('/cart')
    await openSession(store)
    await screen.findByText('The cart')
    act(() => void store.dispatch(sessionExpired()))
    expect(screen.getByText('Login, from /cart')).toBeVisible()
    await answer('Your Session has expired', 'OK')
  })
})

it('a page whose session has expired is removed from the history', async () => {
  server.use(
    mockResponse('createSession', aSession({ email, role: 'user' })),
    mockResponse('endSession'),
  )
  const { store } = open('/')
  await openSession(store)
  await userEvent.click(screen.getByRole('link', { name: 'Cart' }))
  await screen.findByText('The cart')
  act(() => void store.dispatch(sessionExpired()))
  await answer('Your Session has expired', 'OK')
  await userEvent.click(await screen.findByText('Back'))

  expect(await screen.findByText('Home')).toBeVisible()
})

describe('a page for admins', () => {
  const asking = (role: 'admin' | 'user') => {
    server.use(
      mockResponse('createSession', aSession({ email, role })),
      mockResponse('getRole', { role }),
    )
    return open('/dashboard/all-users')
  }

  // [spec 6.3]
  it('is shown to an admin', async () => {
    const { store } = asking('admin')
    await openSession(store)
    expect(await screen.findByText('All users')).toBeVisible()
  })

  // [spec 2.24]
  it('redirects other users to the home page', async () => {
    const { store } = asking('user')
    await openSession(store)
    expect(await screen.findByText('Home')).toBeVisible()
  })

  // [spec 4.7]
  it('redirects a former admin to the home page', async () => {
    const { store } = asking('admin')
    await openSession(store)
    await screen.findByText('All users')
    server.use(mockResponse('getRole', { role: 'user' }))
    act(() => void store.dispatch(shopApi.util.invalidateTags(['User'])))
    expect(await screen.findByText('Home')).toBeVisible()
  })

  it('redirects a visitor to the login page', () => {
    const { store } = open('/dashboard/all-users')
    act(() => void store.dispatch(authUserChanged(null)))
    expect(screen.getByText('Login, from /dashboard/all-users')).toBeVisible()
  })

  it('offers a retry if the role could not be loaded', async () => {
    server.use(
      mockResponse('createSession', aSession({ email, role: 'admin' })),
      mockError('getRole', { status: 503 }),
    )
    const { store } = open('/dashboard/all-users')
    await openSession(store)
    await screen.findByText(/could not find out your role/)
    server.use(mockResponse('getRole', { role: 'admin' }))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('All users')).toBeVisible()
  })
})
