import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { shopApi } from '@/api'
import { emailMessage } from '@/common/email'
import { loadFirebaseAuth } from '@/entities/auth/lib/loadFirebaseAuth'
import * as auth from '@/entities/auth/messages'
import {
  logoutRequested,
  selectAuthStatus,
  selectSessionEmail,
} from '@/entities/auth/model/authSlice'
import { startAuth } from '@/entities/auth/model/authTabs'
import { t } from '@/shared/lib/language'
import * as ui from '@/storefront/ui/messages'
import { aSession } from '@/testing/builders'
import { createStoreWithListeners } from '@/testing/createStoreWithListeners'
import { defer } from '@/testing/defer'
import { mockError, mockResponse } from '@/testing/doubles'
import { enter } from '@/testing/enter'
import {
  aFirebaseUser,
  firebaseError,
  libraryWords,
  makeFirebaseAuthDouble,
  unknownErrors,
} from '@/testing/firebaseAuthDouble'
import { renderWithStore } from '@/testing/renderWithStore'
import { server } from '@/testing/server'
import { signIn } from '@/testing/signIn'
import * as messages from '../messages'
import { LoginForm } from './LoginForm'

const mockFirebaseAuth = makeFirebaseAuthDouble()
jest.mock('@/entities/auth/lib/firebaseAuth', () => mockFirebaseAuth.door)

let opened: unknown[] = []
let stop = () => {}

async function open({ isDemo = false } = {}) {
  server.use(
    mockResponse('getSession', { user: null }),
    mockResponse('createSession', aSession(), {
      onRequest: (request) =>
        void request
          .clone()
          .json()
          .then((body) => opened.push(body)),
    }),
    mockResponse('saveUser'),
  )
  const store = createStoreWithListeners()
  stop = startAuth(store).stop
  renderWithStore(
    <Routes>
      <Route path="/login" element={<LoginForm isDemo={isDemo} />} />
      <Route path="/" element={<p>Home</p>} />
    </Routes>,
    { at: '/login', store },
  )
  await waitFor(() => expect(selectAuthStatus(store.getState())).toBe('signedOut'))
  return store
}

const email = () => screen.getByLabelText(t(messages.email))
const password = () => screen.getByLabelText(t(messages.password))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function fillIn(address: string, secret: string) {
  if (address) await enter(email(), address)
  if (secret) await enter(password(), secret)
}

beforeEach(() => {
  // Visitors are logged out once.
  server.use(mockResponse('endSession'))
  opened = []
  mockFirebaseAuth.reset()
})
afterEach(() => stop())

describe('the login', () => {
  // [spec 2.2, 8.17]
  it('signs in with Remember me, shows a toast and redirects', async () => {
    await open()
    await fillIn(' a@mail.example', 'secret1')
    await press(t(messages.logIn))

    expect(await screen.findByText('Home')).toBeVisible()
    expect(await screen.findByText(t(messages.loginDone))).toBeInTheDocument()
    expect(mockFirebaseAuth.door.logIn).toHaveBeenCalledWith({
      email: 'a@mail.example',
      password: 'secret1',
    })
    expect(opened).toEqual([{ email: 'a@mail.example', isRemembered: true }])
  })

  // [spec 2.2]
  it('does not remember a user who unticks the box', async () => {
    await open()
    await fillIn('a@mail.example', 'secret1')
    await userEvent.click(screen.getByLabelText(t(messages.rememberMe)))
    await press(t(messages.logIn))
    await screen.findByText('Home')
    expect(opened).toEqual([{ email: 'a@mail.example', isRemembered: false }])
  })

  // [spec 5.2]
  it('sends nothing before both fields are filled in, and focuses the first invalid one', async () => {
    await open()
    await press(t(messages.logIn))
    expect(await screen.findByText(t(auth.emailMissing))).toBeVisible()
    expect(screen.getByText(t(auth.passwordMissing))).toBeVisible()
    expect(email()).toHaveFocus()
    expect(email()).toHaveAccessibleDescription(t(auth.emailMissing))
    expect(mockFirebaseAuth.door.logIn).not.toHaveBeenCalled()
  })

  // [spec 5.2]
  it('rejects an invalid e-mail', async () => {
    await open()
    await fillIn('rahima', 'secret1')
    await press(t(messages.logIn))
    expect(await screen.findByText(t(emailMessage))).toBeVisible()
    expect(mockFirebaseAuth.door.logIn).not.toHaveBeenCalled()
  })

  // [spec 8.2]
  it('shows a wrong password in a toast and at the field, and can be submitted again', async () => {
    mockFirebaseAuth.door.logIn.mockRejectedValueOnce(firebaseError('invalid-credential'))
    const store = await open()
    await fillIn('a@mail.example', 'wrong')
    await press(t(messages.logIn))

    expect(await screen.findByText(t(messages.loginFailed))).toBeInTheDocument()
    expect(password()).toHaveAccessibleDescription(/Wrong e-mail or password/)
    expect(password()).toHaveFocus()
    expect(store.getState().auth.isLoading).toBe(false)

    await enter(password(), '1')
    expect(password()).not.toHaveAccessibleDescription()
    await press(t(messages.logIn))
    expect(await screen.findByText('Home')).toBeVisible()
  })

  // [spec 8.2]
  it.each(unknownErrors)('shows no words of the library: %p', async (error) => {
    mockFirebaseAuth.door.logIn.mockRejectedValueOnce(error)
    await open()
    await fillIn('a@mail.example', 'secret1')
    await press(t(messages.logIn))
    expect(await screen.findByText(t(messages.loginFailed))).toBeInTheDocument()
    expect(document.body).not.toHaveTextContent(libraryWords)
  })

  it('shows an error that belongs to no field above the form', async () => {
    mockFirebaseAuth.door.logIn.mockRejectedValueOnce(firebaseError('too-many-requests'))
    await open()
    await fillIn('a@mail.example', 'secret1')
    await press(t(messages.logIn))
    const words = await screen.findByText(/^Too many attempts/)
    expect(words.closest('[role="alert"]')).toBeVisible()
  })

  it('shows why the server opens no session, and can be submitted again', async () => {
    await open()
    const message = 'Signing in is not possible right now. Please try again.'
    server.use(mockError('createSession', { status: 503, message }))
    await fillIn('a@mail.example', 'secret1')
    await press(t(messages.logIn))
    expect((await screen.findByText(message)).closest('[role="alert"]')).toBeVisible()

    server.use(mockResponse('createSession', aSession()))
    await press(t(messages.logIn))
    expect(await screen.findByText('Home')).toBeVisible()
  })

  // [spec 3.4, 3.12]
  it('stores the user with the name that the shop has', async () => {
    const saved: unknown[] = []
    await open()
    server.use(
      mockResponse('createSession', aSession({ displayName: 'Rahima Begum' })),
      mockResponse('saveUser', undefined, {
        onRequest: (request) =>
          void request
            .clone()
            .json()
            .then((body) => saved.push(body)),
      }),
    )
    mockFirebaseAuth.door.logIn.mockResolvedValueOnce(
      aFirebaseUser({ photoURL: 'javascript:alert(1)' }),
    )
    await fillIn('rahima@mail.example', 'secret1')
    await press(t(messages.logIn))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]).toEqual({
      name: 'Rahima Begum',
      email: 'rahima@mail.example',
      photo: '/images/avatar.svg',
      timestamp: { createdAt: '1700000000000', lastLoginAt: '1700000500000' },
      language: 'en',
    })
  })

  // [spec 4.1]
  it('is busy while signing in', async () => {
    const response = defer()
    mockFirebaseAuth.door.logIn.mockReturnValueOnce(response.promise.then(() => aFirebaseUser()))
    const store = await open()
    await fillIn('a@mail.example', 'secret1')
    await press(t(messages.logIn))
    expect(screen.getByRole('button', { name: t(messages.logIn) })).toBeDisabled()
    expect(screen.getByRole('button', { name: t(messages.continueWithGoogle) })).toBeDisabled()
    expect(store.getState().auth.isLoading).toBe(true)
    act(() => response.resolve())
    await waitFor(() =>
      expect(screen.getByRole('button', { name: t(messages.logIn) })).toBeEnabled(),
    )
  })

  it('opens the session after the last one has ended', async () => {
    const calls: string[] = []
    const store = await open()
    const held = defer()
    server.use(
      mockResponse('listNewArrivals', async () => {
        await held.promise
        return []
      }),
      mockResponse('endSession', () => {
        calls.push('ended')
        return { success: true }
      }),
      mockResponse('createSession', () => {
        calls.push('opened')
        return aSession()
      }),
    )
    void store.dispatch(shopApi.endpoints.listNewArrivals.initiate())
    store.dispatch(logoutRequested())
    await fillIn('a@mail.example', 'secret1')
    await press(t(messages.logIn))
    await waitFor(() => expect(mockFirebaseAuth.door.logIn).toHaveBeenCalled())
    held.resolve()

    expect(await screen.findByText('Home')).toBeVisible()
    expect(calls).toEqual(['ended', 'opened'])
  })

  it('never shows the last user again, whose logout did not reach the server', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
    const store = await open()
    await loadFirebaseAuth()
    signIn(store, { email: 'rahima@mail.example' })
    server.use(
      mockError('endSession', { status: 503 }),
      mockResponse('createSession', aSession({ email: 'karim@mail.example' })),
    )
    act(() => void store.dispatch(logoutRequested()))
    await waitFor(() => expect(logged).toHaveBeenCalled())
    const shown = new Set<string | undefined>()
    const unsubscribe = store.subscribe(() => shown.add(selectSessionEmail(store.getState())))
    await fillIn('karim@mail.example', 'secret1')
    await press(t(messages.logIn))
    await waitFor(() => expect(shown).toContain('karim@mail.example'))
    unsubscribe()

    expect(shown).not.toContain('rahima@mail.example')
    expect(mockFirebaseAuth.door.logOut).toHaveBeenCalledTimes(1)
    logged.mockRestore()
  })

  it('shows the password on request', async () => {
    await open()
    expect(password()).toHaveAttribute('type', 'password')
    await press(t(ui.showPassword))
    expect(password()).toHaveAttribute('type', 'text')
    expect(screen.getByRole('button', { name: t(ui.showPassword) })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  })
})

describe('the login of a demo', () => {
  // [spec 9.15]
  it('is filled in for the customer, and for the admin on request', async () => {
    await open({ isDemo: true })
    expect(screen.getByText(t(messages.clickToTest), { exact: false })).toBeVisible()
    expect(email()).toHaveValue('customer@jontro.example')
    expect(password()).toHaveValue('demo-customer-1')
    await press(t(messages.useDemoAdmin))
    expect(email()).toHaveValue('admin@jontro.example')
    await press(t(messages.logIn))
    await screen.findByText('Home')
    expect(mockFirebaseAuth.door.logIn).toHaveBeenCalledWith({
      email: 'admin@jontro.example',
      password: 'demo-admin-1',
    })
  })

  it('shows where to find the link that resets the password', async () => {
    const hint = /^Demo: the mail is in the/
    await open({ isDemo: true })
    expect(screen.queryByText(hint)).not.toBeInTheDocument()
    await press(t(messages.lostPassword))

    expect(await screen.findByText(hint)).toBeVisible()
  })

  it('mentions that signing in with Google needs the internet', async () => {
    await open({ isDemo: true })
    expect(screen.getByText(/Google sign-in needs the internet/)).toBeVisible()
  })

  it('is not filled in without the demo', async () => {
    await open()
    expect(screen.queryByText(/demo/)).not.toBeInTheDocument()
    expect(email()).toHaveValue('')
    expect(screen.queryByText(/test quickly/)).toBeNull()
  })
})

describe('signing in with Google', () => {
  // [spec 2.2, 8.17]
  it('shows a toast', async () => {
    await open()
    await press(t(messages.continueWithGoogle))
    expect(await screen.findByText(t(messages.googleLoginDone))).toBeInTheDocument()
    expect(opened).toEqual([{ email: 'rahima@mail.example', isRemembered: true }])
  })

  // [spec 8.3]
  it('shows why it failed', async () => {
    mockFirebaseAuth.door.logInWithGoogle.mockRejectedValueOnce(firebaseError('popup-blocked'))
    await open()
    await press(t(messages.continueWithGoogle))
    expect(await screen.findByText(t(messages.googleLoginFailed))).toBeInTheDocument()
    expect(screen.getByText(/held back the Google window/)).toBeVisible()
  })

  // [spec 8.3]
  it.each(unknownErrors)('shows no words of the library: %p', async (error) => {
    mockFirebaseAuth.door.logInWithGoogle.mockRejectedValueOnce(error)
    await open()
    await press(t(messages.continueWithGoogle))
    expect(await screen.findByText(t(messages.googleLoginFailed))).toBeInTheDocument()
    expect(document.body).not.toHaveTextContent(libraryWords)
    expect(screen.getByRole('button', { name: t(messages.logIn) })).toBeEnabled()
  })
})

describe('resetting the password', () => {
  // [spec 5.2]
  it('requires the e-mail', async () => {
    await open()
    await press(t(messages.lostPassword))
    expect(await screen.findByText(t(auth.emailMissing))).toBeVisible()
    expect(email()).toHaveFocus()
    expect(mockFirebaseAuth.door.sendPasswordReset).not.toHaveBeenCalled()
  })

  // [spec 2.2, 7.38, 8.4]
  it('sends a password reset e-mail', async () => {
    await open()
    await fillIn('a@mail.example', '')
    await press(t(messages.lostPassword))
    expect(await screen.findByText(t(messages.resetSent))).toBeInTheDocument()
    expect(mockFirebaseAuth.door.sendPasswordReset).toHaveBeenCalledWith('a@mail.example')
    expect(screen.queryByText(/terminal/)).not.toBeInTheDocument()
  })

  // [spec 8.4]
  it('shows an error if the e-mail could not be sent', async () => {
    mockFirebaseAuth.door.sendPasswordReset.mockRejectedValueOnce(firebaseError('user-not-found'))
    await open()
    await fillIn('a@mail.example', '')
    await press(t(messages.lostPassword))
    expect(await screen.findByText(t(messages.resetFailed))).toBeInTheDocument()
  })
})
