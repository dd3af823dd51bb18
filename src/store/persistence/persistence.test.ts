import { selectGreeted } from '../../entities/auth'
import { identityChanged } from '../../entities/auth/model/authSlice'
import { adminViewToggled, selectIsAdminViewShown } from '../../features/admin/model/adminViewSlice'
import { productViewed, selectRecentlyViewed } from '../../store/uiSlice'
import { makeStore, startPersistence } from '..'
import { currentVersion, migrate } from './migrations'
import { storageKey } from './persisted'

const person = { email: 'rahima@mail.example', displayName: 'Rahima', photoURL: null }

/** What a browser holds that was here with a version; add one with each version and never change it. */
const keptByVersion: Record<number, unknown> = {
  1: {
    auth: { remembered: { displayName: 'Rahima', photoURL: null } },
    adminView: { isShown: false },
    ui: { recentlyViewed: ['p2', 'p1'] },
  },
}

const textOf = (slices: object, version: unknown = currentVersion) =>
  JSON.stringify({
    ...Object.fromEntries(
      Object.entries(slices).map(([name, slice]) => [name, JSON.stringify(slice)]),
    ),
    _persist: JSON.stringify({ version, rehydrated: true }),
  })

const keptNow = () => JSON.parse(localStorage.getItem(storageKey) ?? '{}') as object

async function rehydrated(kept?: string) {
  if (kept !== undefined) localStorage.setItem(storageKey, kept)
  const store = makeStore()
  const persistor = startPersistence(store)
  await new Promise<void>((resolve) => {
    const check = () => persistor.getState().bootstrapped && resolve()
    persistor.subscribe(check)
    check()
  })
  return { store, persistor }
}

describe('what a visit leaves', () => {
  it('is there at the next one: display facts, the admin menu, what was looked at', async () => {
    const { store, persistor } = await rehydrated()
    store.dispatch(identityChanged(person))
    store.dispatch(adminViewToggled())
    store.dispatch(productViewed('p1'))
    await persistor.flush()

    const { store: next } = await rehydrated()

    expect(selectGreeted(next.getState())).toEqual({ displayName: 'Rahima', photoURL: null })
    expect(selectIsAdminViewShown(next.getState())).toBe(false)
    expect(selectRecentlyViewed(next.getState())).toEqual(['p1'])
  })

  it('holds no e-mail and nothing of the api', async () => {
    const { store, persistor } = await rehydrated()
    store.dispatch(identityChanged(person))
    await persistor.flush()

    expect(Object.keys(keptNow()).sort()).toEqual([
      '_persist',
      'adminView',
      'auth',
      'checkout',
      'tablePrefs',
      'ui',
    ])
    expect(localStorage.getItem(storageKey)).not.toContain(person.email)
  })

  it('does not say that somebody is signed in', async () => {
    const { store } = await rehydrated(textOf({ auth: { remembered: person, person } }))

    expect(store.getState().auth).toMatchObject({ person: null, session: 'none' })
  })
})

describe('what was kept by version', () => {
  it('has an example of every version', () => {
    const versions = Array.from({ length: currentVersion }, (_, index) => index + 1)
    expect(Object.keys(keptByVersion).map(Number)).toEqual(versions)
  })

  it.each(Object.entries(keptByVersion))('%s is understood', async (version, slices) => {
    const { store } = await rehydrated(textOf(slices as object, Number(version)))

    expect(selectGreeted(store.getState())?.displayName).toBe('Rahima')
    expect(selectIsAdminViewShown(store.getState())).toBe(false)
    expect(selectRecentlyViewed(store.getState())).toEqual(['p2', 'p1'])
  })
})

describe('what is not fit to use', () => {
  it.each([
    ['not JSON', '{broken'],
    ['another thing', '"text"'],
    ['empty', '{}'],
    ['null', 'null'],
  ])('is passed over: %s', async (_what, kept) => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const { store } = await rehydrated(kept)

    expect(store.getState()).toMatchObject({
      auth: { remembered: null },
      adminView: { isShown: true },
      ui: { recentlyViewed: [] },
    })
  })

  it('does not take along what is', async () => {
    const { store } = await rehydrated(
      textOf({
        auth: { remembered: { displayName: 5, photoURL: {} } },
        adminView: { isShown: 'no' },
        ui: { recentlyViewed: ['p1'] },
        api: { queries: { x: 1 } },
      }),
    )

    expect(store.getState()).toMatchObject({
      auth: { remembered: null },
      adminView: { isShown: true },
      ui: { recentlyViewed: ['p1'] },
      api: { queries: {} },
    })
  })

  it('leaves out facts that are not on the white list', async () => {
    const stored = {
      auth: { remembered: null, token: 'abc' },
      _persist: { version: 1, rehydrated: true },
    }

    expect(await migrate(stored as Parameters<typeof migrate>[0], 1)).toMatchObject({
      auth: { remembered: null },
    })
    expect(JSON.stringify(await migrate(stored as Parameters<typeof migrate>[0], 1))).not.toContain(
      'abc',
    )
  })

  it('may be that storage itself refuses', async () => {
    const refuse = () => {
      throw new Error('denied')
    }
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)

    const { store, persistor } = await rehydrated()
    store.dispatch(adminViewToggled())
    await persistor.flush()
    jest.restoreAllMocks()

    expect(selectIsAdminViewShown(store.getState())).toBe(false)
  })
})

describe('another tab', () => {
  const write = (kept: string) =>
    window.dispatchEvent(new StorageEvent('storage', { key: storageKey, newValue: kept }))

  it('that signs out is followed, and not undone by the next write of this one', async () => {
    const { store, persistor } = await rehydrated(textOf({ auth: { remembered: person } }))
    expect(selectGreeted(store.getState())).not.toBeNull()

    write(textOf({ auth: { remembered: null }, ui: { recentlyViewed: ['p9'] } }))
    store.dispatch(adminViewToggled())
    await persistor.flush()

    expect(keptNow()).toMatchObject({
      auth: JSON.stringify({ remembered: null }),
      ui: JSON.stringify({ recentlyViewed: ['p9'] }),
    })
  })

  it('that writes the same changes nothing here, so that no echo starts', async () => {
    const { store } = await rehydrated(textOf({ ui: { recentlyViewed: ['p1'] } }))
    const before = store.getState()

    write(textOf({ ui: { recentlyViewed: ['p1'] } }))

    expect(store.getState().ui).toBe(before.ui)
    expect(store.getState().auth).toBe(before.auth)
  })

  it('that writes rubbish is passed over', async () => {
    const { store } = await rehydrated(textOf({ ui: { recentlyViewed: ['p1'] } }))

    write('{broken')

    expect(selectRecentlyViewed(store.getState())).toEqual(['p1'])
  })
})
