import { setRuntimeConfig } from '@/shared/lib/runtimeConfig'
import { makeFirebaseAuthDouble } from '@/testing/firebaseAuthDouble'

const mockFirebaseAuth = makeFirebaseAuthDouble()
jest.mock('@/entities/auth/lib/firebaseAuth', () => mockFirebaseAuth.door)

const profile = { email: 'rahima@mail.example', name: 'Rahima', photoURL: '/images/rahima.webp' }
const { saveProfile, logIn } = mockFirebaseAuth.door

const configWith = (savesProfiles: boolean) => ({
  mode: 'live' as const,
  identity: { apiKey: 'k', projectId: 'p', authDomain: 'd', emulator: false, savesProfiles },
  uploadUrl: '/api/upload',
})

/** As on a page that was just loaded. */
async function openPage({ savesProfiles = false } = {}) {
  jest.resetModules()
  mockFirebaseAuth.reset()
  const config = await import('@/shared/lib/runtimeConfig')
  config.setRuntimeConfig(configWith(savesProfiles))
  const { loadFirebaseAuth } = await import('@/entities/auth/lib/loadFirebaseAuth')
  const { saveFirebaseProfile } = await import('./saveFirebaseProfile')
  return { loadFirebaseAuth, saveFirebaseProfile }
}

let logged: jest.SpyInstance[]
beforeEach(() => {
  logged = (['info', 'error'] as const).map((level) =>
    jest.spyOn(console, level).mockImplementation(() => {}),
  )
})
afterEach(() => {
  for (const spy of logged) spy.mockRestore()
  setRuntimeConfig(configWith(false))
})
const countLogged = () => logged.map((spy) => spy.mock.calls.length)

it('a profile is saved in Firebase if the user signed in on this page', async () => {
  const { loadFirebaseAuth, saveFirebaseProfile } = await openPage()
  await (await loadFirebaseAuth()).logIn({ email: profile.email, password: 'secret' })
  expect(logIn).toHaveBeenCalled()
  await saveFirebaseProfile(profile)
  expect(saveProfile).toHaveBeenCalledWith(profile)
  expect(countLogged()).toEqual([0, 0])
})

it('a profile is left to the server if the server saves it', async () => {
  const { loadFirebaseAuth, saveFirebaseProfile } = await openPage({ savesProfiles: true })
  await (await loadFirebaseAuth()).logIn({ email: profile.email, password: 'secret' })
  await saveFirebaseProfile(profile)
  expect(saveProfile).not.toHaveBeenCalled()
})

it('a profile of a user who signed in before is skipped, which is logged once', async () => {
  const { saveFirebaseProfile } = await openPage()
  await saveFirebaseProfile(profile)
  await saveFirebaseProfile(profile)
  expect(saveProfile).not.toHaveBeenCalled()
  expect(countLogged()).toEqual([1, 0])
})

it('an error of Firebase is only logged', async () => {
  const { loadFirebaseAuth, saveFirebaseProfile } = await openPage()
  await loadFirebaseAuth()
  saveProfile.mockRejectedValueOnce(new Error('away'))
  await saveFirebaseProfile(profile)
  expect(countLogged()).toEqual([0, 1])
})
