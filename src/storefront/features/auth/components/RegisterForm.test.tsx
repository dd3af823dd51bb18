import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import * as auth from '@/entities/auth/messages'
import { selectAuthStatus } from '@/entities/auth/model/authSlice'
import { startAuth } from '@/entities/auth/model/authTabs'
import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import { aSession } from '@/testing/builders'
import { createStoreWithListeners } from '@/testing/createStoreWithListeners'
import { mockError, mockResponse } from '@/testing/doubles'
import { enter } from '@/testing/enter'
import {
  firebaseError,
  libraryWords,
  makeFirebaseAuthDouble,
  unknownErrors,
} from '@/testing/firebaseAuthDouble'
import { renderWithStore } from '@/testing/renderWithStore'
import { server } from '@/testing/server'
import * as messages from '../messages'
import { RegisterForm } from './RegisterForm'

const mockFirebaseAuth = makeFirebaseAuthDouble()
jest.mock('@/entities/auth/lib/firebaseAuth', () => mockFirebaseAuth.door)

const config = {
  mode: 'demo',
  identity: { apiKey: 'k', projectId: 'p', authDomain: 'd', emulator: true },
  uploadUrl: '/api/upload',
}
const address = 'rahima@mail.example'
const url = '/uploads/0190-960.webp'

let recorded: { name: string; photo: string }[] = []
let stop = () => {}

async function open({ isDemo = false } = {}) {
  server.use(
    mockResponse('getSession', { user: null }),
    mockResponse('createSession', aSession({ email: address, displayName: null })),
    mockResponse('saveUser', undefined, {
      onRequest: (request) =>
        void request
          .clone()
          .json()
          .then((body) => recorded.push(body as { name: string; photo: string })),
    }),
  )
  const store = createStoreWithListeners()
  stop = startAuth(store).stop
  const view = renderWithStore(
    <Routes>
      <Route path="/register" element={<RegisterForm isDemo={isDemo} />} />
      <Route path="/" element={<p>Home</p>} />
    </Routes>,
    { at: '/register', store },
  )
  await waitFor(() => expect(selectAuthStatus(store.getState())).toBe('signedOut'))
  return view
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const picture = () => screen.getByLabelText(t(auth.profilePicture))
const aPicture = () => new File(['picture'], 'me.png', { type: 'image/png' })

async function fillIn() {
  await enter(screen.getByLabelText(t(messages.name)), 'Rahima Khatun')
  await enter(screen.getByLabelText(t(messages.email)), address)
  await enter(screen.getByLabelText(t(messages.password)), 'secret1')
}

beforeAll(() => {
  const script = document.createElement('script')
  script.type = 'application/json'
  script.id = 'runtime-config'
  script.textContent = JSON.stringify(config)
  document.head.append(script)
  URL.createObjectURL = () => 'blob:preview'
  URL.revokeObjectURL = () => {}
})
beforeEach(() => {
  // Visitors are logged out once.
  server.use(mockResponse('endSession'))
  recorded = []
  mockFirebaseAuth.reset()
})
afterEach(() => stop())

describe('the registration in a demo', () => {
  it('shows where to find the link that confirms the e-mail address', async () => {
    await open({ isDemo: true })
    await fillIn()
    await press(t(messages.createAccount))

    expect(await screen.findByText(/the mail is at \/emulator\/mails/)).toBeInTheDocument()
  })
})

describe('the registration', () => {
  // [spec 2.3, 8.17]
  it('creates the account, stores the name, shows a toast and redirects', async () => {
    await open()
    await fillIn()
    await press(t(messages.createAccount))

    expect(await screen.findByText('Home')).toBeVisible()
    expect(await screen.findByText(t(messages.registered))).toBeInTheDocument()
    expect(await screen.findByText(/Please confirm your e-mail address/)).not.toHaveTextContent(
      'terminal',
    )
    await waitFor(() => expect(recorded.at(-1)?.name).toBe('Rahima Khatun'))
    expect(recorded.at(-1)?.photo).toBe('/images/avatar.svg')
    expect(mockFirebaseAuth.door.register).toHaveBeenCalledWith({
      name: 'Rahima Khatun',
      email: address,
      password: 'secret1',
      photoURL: undefined,
    })
  })

  // [spec 5.3]
  it('requires all fields', async () => {
    await open()
    await press(t(messages.createAccount))
    expect(await screen.findByText(t(shared.nameMissing))).toBeVisible()
    expect(screen.getByText(t(auth.emailMissing))).toBeVisible()
    expect(screen.getByText(t(messages.noPasswordChosen))).toBeVisible()
    expect(screen.getByLabelText(t(messages.name))).toHaveFocus()
    expect(mockFirebaseAuth.door.register).not.toHaveBeenCalled()
  })

  // [spec 9.14]
  it('rejects a password of fewer than six characters', async () => {
    await open()
    await fillIn()
    await userEvent.clear(screen.getByLabelText(t(messages.password)))
    await enter(screen.getByLabelText(t(messages.password)), '12345')
    await press(t(messages.createAccount))
    expect(await screen.findByText('At least 6 characters.')).toBeVisible()
    expect(mockFirebaseAuth.door.register).not.toHaveBeenCalled()
  })

  // [spec 8.5]
  it('shows in a toast and at the field that the e-mail has an account', async () => {
    mockFirebaseAuth.door.register.mockRejectedValueOnce(firebaseError('email-already-in-use'))
    await open()
    await fillIn()
    await press(t(messages.createAccount))
    expect(await screen.findByText(t(messages.registrationFailed))).toBeInTheDocument()
    expect(screen.getByLabelText(t(messages.email))).toHaveAccessibleDescription(/already/)
    expect(screen.getByLabelText(t(messages.email))).toHaveFocus()
  })

  // [spec 2.3]
  // [spec 8.5]
  it.each(unknownErrors)('shows no words of the library: %p', async (error) => {
    mockFirebaseAuth.door.register.mockRejectedValueOnce(error)
    await open()
    await fillIn()
    await press(t(messages.createAccount))
    expect(await screen.findByText(t(messages.registrationFailed))).toBeInTheDocument()
    expect(document.body).not.toHaveTextContent(libraryWords)
  })

  // [spec 2.3]
  it('links to the privacy policy', async () => {
    await open()
    const link = screen.getByRole('link', { name: t(shared.privacyPolicy) })
    expect(link).toHaveAttribute('href', '/privacy-policy')
    expect(link.parentElement).toHaveTextContent(/agree to our Privacy Policy\.$/)
  })
})

describe('the picture of a registration', () => {
  // [spec 2.3, 5.3, 7.37]
  it('is uploaded at once, blocks the form until then, and is stored with the account', async () => {
    let fields: string[] = []
    await open()
    server.use(
      mockResponse(
        'uploadImage',
        { url },
        {
          delayed: 80,
          onRequest: (request) => {
            void request
              .clone()
              .formData()
              .then((form) => {
                fields = [...form.keys()]
              })
          },
        },
      ),
    )
    await userEvent.upload(picture(), aPicture())
    expect(screen.getByRole('button', { name: t(messages.uploadingPhoto) })).toBeDisabled()
    expect(screen.getByRole('progressbar')).toBeVisible()
    expect(screen.getByRole('presentation')).toHaveAttribute('src', 'blob:preview')
    expect(await screen.findByText(t(auth.pictureReady))).toBeVisible()
    expect(fields).toEqual(['image'])

    await fillIn()
    await press(t(messages.createAccount))
    await screen.findByText('Home')
    await waitFor(() => expect(recorded.at(-1)?.photo).toBe(url))
  })

  // [spec 8.6]
  it('shows why it could not be uploaded', async () => {
    await open()
    server.use(mockError('uploadImage', { status: 413, message: 'This picture is too large.' }))
    await userEvent.upload(picture(), aPicture())
    expect(await screen.findByText(t(auth.uploadFailed))).toBeInTheDocument()
    expect(picture()).toHaveAccessibleDescription('This picture is too large.')
    expect(screen.getByRole('button', { name: t(messages.createAccount) })).toBeEnabled()
  })

  // [spec 5.3]
  it('must be an image file', async () => {
    await open()
    const user = userEvent.setup({ applyAccept: false })
    await user.upload(picture(), new File(['x'], 'x.pdf', { type: 'application/pdf' }))
    expect(await screen.findByText(t(auth.notAnImage))).toBeVisible()
  })

  it('can be removed', async () => {
    await open()
    server.use(mockResponse('uploadImage', { url }))
    await userEvent.upload(picture(), aPicture())
    await screen.findByText(t(auth.pictureReady))
    await press(t(shared.remove))
    expect(screen.getByRole('presentation')).toHaveAttribute('src', '/images/avatar.svg')
    expect(picture()).toHaveFocus()
    await fillIn()
    await press(t(messages.createAccount))
    await screen.findByText('Home')
    expect(mockFirebaseAuth.door.register).toHaveBeenCalledWith(
      expect.objectContaining({ photoURL: undefined }),
    )
  })
})
