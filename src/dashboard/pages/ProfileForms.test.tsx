import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay } from 'msw'
import { ChangePassword } from '@/dashboard/features/profile/components/ChangePassword'
import { ProfileForm } from '@/dashboard/features/profile/components/ProfileForm'
import * as profile from '@/dashboard/features/profile/messages'
import * as auth from '@/entities/auth/messages'
import { selectAuthUser, selectDisplayUser } from '@/entities/auth/model/authSlice'
import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import { showToast } from '@/shared/ui/toast/toast'
import { useAppSelector } from '@/store/hooks'
import { aSession, aUser } from '@/testing/builders'
import { createTestStore } from '@/testing/createTestStore'
import { defer } from '@/testing/defer'
import { answer } from '@/testing/dialogs'
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
import * as ui from '../ui/messages'

jest.mock('@/shared/ui/toast/toast', () => ({ showToast: jest.fn() }))
const mockFirebaseAuth = makeFirebaseAuthDouble()
jest.mock('@/entities/auth/lib/firebaseAuth', () => mockFirebaseAuth.door)

const account = { email: 'rahima@mail.example', photoURL: '/uploads/old-960.webp' }
const url = '/uploads/0190-960.webp'
const config = {
  mode: 'demo',
  identity: { apiKey: 'k', projectId: 'p', authDomain: 'd', emulator: true },
  uploadUrl: '/api/upload',
}

let recorded: { name: string; photo: string }[] = []
let sessionsOpened = 0

/** The forms beside what the rest of the shop shows of the user. */
function Profile() {
  const user = useAppSelector(selectAuthUser)
  const displayUser = useAppSelector(selectDisplayUser)
  return (
    <>
      <p>
        Hi, {displayUser?.displayName} ({displayUser?.photoURL})
      </p>
      {user && <ProfileForm user={user} />}
      {user && <ChangePassword user={user} />}
    </>
  )
}

async function open({ hasPassword = true } = {}) {
  const session = aSession({ ...account, hasPassword })
  server.use(
    mockResponse('createSession', session, {
      onRequest: () => {
        sessionsOpened++
      },
    }),
    mockResponse('getSession', () => {
      const { name, photo } = recorded.at(-1) ?? {}
      return aSession({ ...account, ...(name && { displayName: name, photoURL: photo ?? null }) })
    }),
    mockResponse('saveUser', async (request) => {
      recorded.push((await request.json()) as { name: string; photo: string })
      return aUser()
    }),
  )
  const store = createTestStore(account.email)
  signIn(store, { ...account, hasPassword })
  renderWithStore(<Profile />, { store })
  await screen.findByLabelText(t(profile.fullName))
  return store
}

const toasts = () => jest.mocked(showToast).mock.calls.map(([text]) => text)
const expectToast = (text: string | RegExp) =>
  waitFor(() => expect(toasts()).toEqual([expect.stringMatching(text)]))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const fullName = () => screen.getByLabelText(t(profile.fullName))
const picture = () => screen.getByLabelText(t(auth.profilePicture))
const newPassword = () => screen.getByLabelText(t(profile.newPassword))
const aPicture = () => new File(['picture'], 'me.png', { type: 'image/png' })

async function rename(name: string) {
  await userEvent.clear(fullName())
  await enter(fullName(), name)
  await press(t(profile.saveProfile))
}

async function change(password: string) {
  await enter(newPassword(), password)
  await press(t(profile.changePassword))
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
  recorded = []
  sessionsOpened = 0
  mockFirebaseAuth.reset()
  jest.mocked(showToast).mockClear()
})

describe('the profile', () => {
  it('has the name that another tab has saved, unless another one is being entered', async () => {
    const store = await open()
    const saveElsewhere = (displayName: string) =>
      act(() => void signIn(store, { ...account, displayName }))
    saveElsewhere('Rahima Begum')
    await waitFor(() => expect(fullName()).toHaveValue('Rahima Begum'))
    await userEvent.clear(fullName())
    await enter(fullName(), 'Rahima K')
    saveElsewhere('Rahima Sultana')
    expect(await screen.findByText(/^Hi, Rahima Sultana/)).toBeVisible()
    expect(fullName()).toHaveValue('Rahima K')
  })

  // [spec 2.12]
  it('is filled in with the user; the e-mail cannot be changed', async () => {
    await open()
    expect(fullName()).toHaveValue('Rahima Khatun')
    expect(screen.getByLabelText(t(profile.email))).toHaveValue(account.email)
    expect(screen.getByLabelText(t(profile.email))).toBeDisabled()
    expect(screen.getByRole('presentation')).toHaveAttribute('src', account.photoURL)
  })

  // [spec 3.9, 8.17]
  it('is saved trimmed, shown at once, stored on the server, and confirmed', async () => {
    await open()
    await rename('  Rahima Begum ')
    await expectToast(t(profile.profileUpdated))
    expect(screen.getByText(/^Hi, Rahima Begum/)).toBeVisible()
    expect(fullName()).toHaveValue('Rahima Begum')
    expect(recorded).toHaveLength(1)
    expect(recorded[0]).toEqual({
      email: account.email,
      name: 'Rahima Begum',
      photo: account.photoURL,
    })
  })

  // [spec 5.9]
  it.each(['', '   '])('requires a full name, and rejects %p', async (name) => {
    await open()
    await userEvent.clear(fullName())
    if (name) await enter(fullName(), name)
    await press(t(profile.saveProfile))
    expect(await screen.findByText(t(shared.nameMissing))).toBeVisible()
    expect(fullName()).toHaveFocus()
    expect(recorded).toEqual([])
  })

  it('waits for the upload, and shows the new picture everywhere', async () => {
    await open()
    server.use(mockResponse('uploadImage', { url }, { delayed: 80 }))
    await userEvent.upload(picture(), aPicture())
    expect(screen.getByRole('button', { name: t(profile.uploadingPhoto) })).toBeDisabled()
    expect(screen.getByRole('progressbar')).toBeVisible()
    expect(screen.getByRole('presentation')).toHaveAttribute('src', 'blob:preview')
    await screen.findByText(t(auth.pictureReady))
    await press(t(profile.saveProfile))
    expect(await screen.findByText(`Hi, Rahima Khatun (${url})`)).toBeVisible()
    expect(screen.getByRole('presentation')).toHaveAttribute('src', url)
    expect(screen.queryByRole('button', { name: t(shared.remove) })).toBeNull()
    await waitFor(() => expect(recorded.at(-1)?.photo).toBe(url))
  })

  it('keeps the old picture if the new one cannot be uploaded', async () => {
    await open()
    server.use(mockError('uploadImage', { status: 413, message: 'This picture is too large.' }))
    await userEvent.upload(picture(), aPicture())
    await expectToast(t(auth.uploadFailed))
    expect(picture()).toHaveAccessibleDescription('This picture is too large.')
    expect(screen.getByRole('presentation')).toHaveAttribute('src', account.photoURL)
  })

  it('shows the error and keeps the input if it cannot be saved', async () => {
    await open()
    server.use(mockError('saveUser', { status: 503, message: 'The shop is busy.' }))
    await rename('Rahima Begum')
    await expectToast('The shop is busy.')
    expect(fullName()).toHaveValue('Rahima Begum')
    expect(screen.getByText(/^Hi, Rahima Khatun/)).toBeVisible()
  })
})

describe('a new password', () => {
  // [spec 5.8, 8.17]
  it('is saved untrimmed, and confirmed', async () => {
    await open()
    await change(' a new one ')
    await expectToast(t(profile.passwordChanged))
    expect(mockFirebaseAuth.door.changePassword).toHaveBeenCalledWith({
      email: account.email,
      password: ' a new one ',
    })
    expect(newPassword()).toHaveValue('')
  })

  it('opens a new session, with which the server ends those of other browsers', async () => {
    await open()
    await change('a new one')
    await waitFor(() => expect(sessionsOpened).toBe(1))
  })

  it('warns if the sessions of other browsers may still be open', async () => {
    await open()
    server.use(mockError('createSession', { status: 503 }))
    await change('a new one')
    const text = t(profile.otherSessions)
    expect(await screen.findByText(text)).toBeInTheDocument()
    await answer(t(profile.otherSessionsTitle), t(shared.ok))
    expect(toasts()).toEqual([])
    expect(newPassword()).toHaveValue('')
  })

  // [spec 5.8]
  it.each([
    ['', t(profile.emptyPassword)],
    ['       ', t(profile.emptyPassword)],
    ['short', t(profile.shortPassword)],
  ])('is not %p', async (password, message) => {
    await open()
    if (password) await enter(newPassword(), password)
    await press(t(profile.changePassword))
    expect(await screen.findByText(message)).toBeVisible()
    expect(newPassword()).toHaveFocus()
    expect(mockFirebaseAuth.door.changePassword).not.toHaveBeenCalled()
  })

  // [spec 8.12]
  it.each([
    ['weak-password', /^Please choose at least 6 characters/],
    ['password-does-not-meet-requirements', /^This password is too simple/],
    ['too-many-requests', /^Too many attempts/],
    ['network-request-failed', /sign-in service is out of reach/],
  ])('shows a message beside the field and in a toast if it fails with %s', async (code, words) => {
    await open()
    mockFirebaseAuth.door.changePassword.mockRejectedValueOnce(firebaseError(code))
    await change('a new one')
    await expectToast(words)
    expect(newPassword()).toHaveAccessibleDescription(words)
    expect(newPassword()).toHaveValue('a new one')
  })

  it.each(unknownErrors)('shows no words of the library: %p', async (error) => {
    await open()
    mockFirebaseAuth.door.changePassword.mockRejectedValueOnce(error)
    await change('a new one')
    await expectToast(t(profile.passwordFailed))
    expect(document.body).not.toHaveTextContent(libraryWords)
  })
})

describe('a new password of a user who has not signed in recently', () => {
  async function openDialog() {
    await open()
    mockFirebaseAuth.door.changePassword.mockRejectedValueOnce(
      firebaseError('requires-recent-login'),
    )
    await change('a new one')
    return within(await screen.findByRole('dialog', { name: t(profile.confirmPassword) }))
  }
  const currentPassword = () => screen.getByLabelText(t(profile.currentPassword))

  it('is changed after the user has entered the current one', async () => {
    await openDialog()
    await enter(currentPassword(), 'the old one')
    await press(t(profile.continueLabel))
    await expectToast(t(profile.passwordChanged))
    expect(mockFirebaseAuth.door.logIn).toHaveBeenCalledWith({
      email: account.email,
      password: 'the old one',
    })
    expect(mockFirebaseAuth.door.changePassword).toHaveBeenCalledTimes(2)
    expect(screen.queryByLabelText(t(profile.currentPassword))).toBeNull()
    expect(newPassword()).toHaveValue('')
  })

  it('is not changed until the current one is right', async () => {
    await openDialog()
    mockFirebaseAuth.door.logIn.mockRejectedValueOnce(firebaseError('invalid-credential'))
    await enter(currentPassword(), 'not that one')
    await press(t(profile.continueLabel))
    await waitFor(() =>
      expect(currentPassword()).toHaveAccessibleDescription(t(profile.wrongPassword)),
    )
    expect(currentPassword()).toHaveFocus()
    expect(mockFirebaseAuth.door.changePassword).toHaveBeenCalledTimes(1)
    await press(t(profile.continueLabel))
    await expectToast(t(profile.passwordChanged))
  })

  it('cannot be empty', async () => {
    await openDialog()
    await press(t(profile.continueLabel))
    expect(await screen.findByText(t(profile.passwordRequired))).toBeVisible()
    expect(mockFirebaseAuth.door.logIn).not.toHaveBeenCalled()
  })

  it('is not changed if the user cancels', async () => {
    const dialog = await openDialog()
    await userEvent.click(dialog.getByRole('button', { name: t(ui.cancel) }))
    expect(screen.queryByLabelText(t(profile.currentPassword))).toBeNull()
    expect(newPassword()).toHaveValue('a new one')
    expect(mockFirebaseAuth.door.changePassword).toHaveBeenCalledTimes(1)
  })

  it('is not changed if the user cancels while the current one is checked', async () => {
    await openDialog()
    const checked = defer()
    mockFirebaseAuth.door.logIn.mockImplementationOnce(async ({ email }) => {
      await checked.promise
      return aFirebaseUser({ email })
    })
    await enter(currentPassword(), 'the old one')
    await press(t(profile.continueLabel))
    await waitFor(() => expect(mockFirebaseAuth.door.logIn).toHaveBeenCalled())
    await press(t(ui.cancel))
    // Long enough for the change that must not follow.
    await act(async () => {
      checked.resolve()
      await delay(50)
    })
    expect(mockFirebaseAuth.door.changePassword).toHaveBeenCalledTimes(1)
    expect(toasts()).toEqual([])
    expect(newPassword()).toHaveValue('a new one')
  })
})

describe('a user who signs in with Google only', () => {
  it('sees that there is no password to change', async () => {
    await open({ hasPassword: false })
    expect(await screen.findByText(/You sign in with Google/)).toBeVisible()
    expect(screen.queryByLabelText(t(profile.newPassword))).toBeNull()
  })
})
