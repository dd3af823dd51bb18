import type { Persistor } from 'redux-persist'
import { shopApi } from '@/api'
import { adminViewToggled, selectIsAdminViewShown } from '@/entities/auth/model/adminViewSlice'
import {
  logoutRequested,
  selectAuthStatus,
  selectDisplayUser,
} from '@/entities/auth/model/authSlice'
import {
  selectPlacedKey,
  selectUnconfirmedKey,
} from '@/storefront/features/checkout/model/checkoutSlice'
import { blankDelivery } from '@/storefront/features/checkout/model/delivery'
import { aSession } from '@/testing/builders'
import { createStoreWithListeners } from '@/testing/createStoreWithListeners'
import { mockError } from '@/testing/doubles'
import { server } from '@/testing/server'
import { currentVersion, migrate } from './persistedState'
import { startPersistence, storageKey } from './persistence'
import { productViewed, selectRecentlyViewed } from './uiSlice'

const user = { email: 'rahima@mail.example', displayName: 'Rahima', photoURL: null }

const answer = (isRemembered = true) =>
  shopApi.util.upsertQueryData('getSession', undefined, aSession({ ...user, isRemembered }))

const values = { ...blankDelivery, name: 'Rahima' }

/** What each version stored. Add one with each version and never change the others. */
const storedByVersion: Record<number, unknown> = {
  1: {
    auth: { remembered: { displayName: 'Rahima', photoURL: null } },
    adminView: { isShown: false },
    ui: { recentlyViewed: ['p2', 'p1'] },
    checkout: { draft: { of: 'user-hash', values }, attempt: { of: 'order-hash', key: 'k-1' } },
  },
  2: {
    auth: { remembered: { displayName: 'Rahima', photoURL: null } },
    adminView: { isShown: false },
    ui: { recentlyViewed: ['p2', 'p1'] },
    checkout: {
      draft: { ownerHash: 'user-hash', values },
      attempt: { orderHash: 'order-hash', key: 'k-1' },
    },
  },
  3: {
    auth: { remembered: { displayName: 'Rahima', photoURL: null } },
    adminView: { isShown: false },
    ui: { recentlyViewed: ['p2', 'p1'] },
    checkout: {
      draft: { ownerHash: 'user-hash', values },
      attempt: { orderHash: 'order-hash', key: 'k-1', status: 'sent' },
    },
  },
}

const serialize = (slices: object, version: unknown = currentVersion) =>
  JSON.stringify({
    ...Object.fromEntries(
      Object.entries(slices).map(([name, slice]) => [name, JSON.stringify(slice)]),
    ),
    _persist: JSON.stringify({ version, rehydrated: true }),
  })

const readStored = () => JSON.parse(localStorage.getItem(storageKey) ?? '{}') as object

async function rehydrate(stored?: string) {
  if (stored !== undefined) localStorage.setItem(storageKey, stored)
  const store = createStoreWithListeners()
  const persistor = startPersistence(store)
  await rehydrated(persistor)
  return { store, persistor }
}

const rehydrated = (persistor: Persistor) =>
  new Promise<void>((resolve) => {
    const check = () => persistor.getState().bootstrapped && resolve()
    persistor.subscribe(check)
    check()
  })

describe('the persisted state', () => {
  // [spec 2.44]
  it('restores name and picture, the admin menu and the recently viewed products', async () => {
    const { store, persistor } = await rehydrate()
    await store.dispatch(answer())
    store.dispatch(adminViewToggled())
    store.dispatch(productViewed('p1'))
    await persistor.flush()

    const { store: next } = await rehydrate()

    expect(selectDisplayUser(next.getState())).toEqual({ displayName: 'Rahima', photoURL: null })
    expect(selectIsAdminViewShown(next.getState())).toBe(false)
    expect(selectRecentlyViewed(next.getState())).toEqual(['p1'])
  })

  it('is merged with what has changed before it was read', async () => {
    localStorage.setItem(
      storageKey,
      serialize({ ui: { recentlyViewed: ['p2', 'p1'] }, auth: { remembered: user } }),
    )
    const store = createStoreWithListeners()
    store.dispatch(productViewed('p3'))
    store.dispatch(adminViewToggled())
    await rehydrated(startPersistence(store))

    expect(selectRecentlyViewed(store.getState())).toEqual(['p3', 'p2', 'p1'])
    expect(selectIsAdminViewShown(store.getState())).toBe(false)
    expect(selectDisplayUser(store.getState())?.displayName).toBe('Rahima')
  })

  it('is written before the page is closed', async () => {
    const { store } = await rehydrate()
    store.dispatch(productViewed('p1'))
    window.dispatchEvent(new Event('pagehide'))
    expect(readStored()).toMatchObject({ ui: expect.stringContaining('p1') as unknown })
  })

  it('contains no e-mail and nothing from the API cache', async () => {
    const { store, persistor } = await rehydrate()
    await store.dispatch(answer())
    await persistor.flush()

    expect(Object.keys(readStored()).sort()).toEqual([
      '_persist',
      'adminView',
      'auth',
      'checkout',
      'tablePrefs',
      'ui',
    ])
    expect(localStorage.getItem(storageKey)).not.toContain(user.email)
  })

  it('does not make a user signed in', async () => {
    const { store } = await rehydrate(serialize({ auth: { remembered: user, user } }))

    expect(selectAuthStatus(store.getState())).toBe('unknown')
  })

  it("has no name without 'Remember me'", async () => {
    const { store, persistor } = await rehydrate()
    await store.dispatch(answer(false))
    await persistor.flush()

    expect(localStorage.getItem(storageKey)).not.toContain('Rahima')
  })

  it('contains a logout that has not reached the server', async () => {
    server.use(mockError('endSession', { status: 503 }))
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const { store, persistor } = await rehydrate()
    await store.dispatch(answer())
    store.dispatch(logoutRequested())
    await persistor.flush()

    const { store: next } = await rehydrate()
    await next.dispatch(answer())

    expect(selectAuthStatus(next.getState())).toBe('ending')
  })
})

describe('the persisted state of an older version', () => {
  it('has an example for every version', () => {
    const versions = Array.from({ length: currentVersion }, (_, index) => index + 1)
    expect(Object.keys(storedByVersion).map(Number)).toEqual(versions)
  })

  it.each(Object.entries(storedByVersion))(
    'is migrated from version %s',
    async (version, slices) => {
      const { store } = await rehydrate(serialize(slices as object, Number(version)))

      expect(selectDisplayUser(store.getState())?.displayName).toBe('Rahima')
      expect(selectIsAdminViewShown(store.getState())).toBe(false)
      expect(selectRecentlyViewed(store.getState())).toEqual(['p2', 'p1'])
      expect(store.getState().checkout).toEqual({
        draft: { ownerHash: 'user-hash', values },
        attempt: { ownerHash: '', orderHash: 'order-hash', key: 'k-1', status: 'sent' },
      })
    },
  )
})

it.each([
  [2, { isEnding: true }],
  [3, { status: 'ending' }],
])('a logout that version %d has stored is not over yet', async (version, auth) => {
  const { store } = await rehydrate(serialize({ auth }, version))
  expect(selectAuthStatus(store.getState())).toBe('ending')
})

describe('an invalid persisted state', () => {
  it.each([
    ['not JSON', '{broken'],
    ['another thing', '"text"'],
    ['empty', '{}'],
    ['null', 'null'],
  ])('is ignored: %s', async (_title, stored) => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const { store } = await rehydrate(stored)

    expect(store.getState()).toMatchObject({
      auth: { remembered: null },
      adminView: { isShown: true },
      ui: { recentlyViewed: [] },
    })
  })

  it('does not affect the valid slices', async () => {
    const { store } = await rehydrate(
      serialize({
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

  it('loses fields that are not on the allow list', async () => {
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

  it('does no harm if the browser forbids storage', async () => {
    const refuse = () => {
      throw new Error('denied')
    }
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)

    const { store, persistor } = await rehydrate()
    store.dispatch(adminViewToggled())
    await persistor.flush()
    jest.restoreAllMocks()

    expect(selectIsAdminViewShown(store.getState())).toBe(false)
  })
})

describe('another tab that writes the persisted state', () => {
  async function write(stored: string) {
    localStorage.setItem(storageKey, stored)
    window.dispatchEvent(new StorageEvent('storage', { key: storageKey }))
    await new Promise((resolve) => setTimeout(resolve))
  }

  it('updates this tab, and the next write of this tab keeps the update', async () => {
    const { store, persistor } = await rehydrate(serialize({ auth: { remembered: user } }))
    expect(selectDisplayUser(store.getState())).not.toBeNull()

    await write(serialize({ auth: { remembered: null }, ui: { recentlyViewed: ['p9'] } }))
    store.dispatch(adminViewToggled())
    await persistor.flush()

    expect(readStored()).toMatchObject({
      auth: JSON.stringify({ remembered: null }),
      ui: JSON.stringify({ recentlyViewed: ['p9'], compared: [], district: '' }),
    })
  })

  it('says that an order was placed, which was sent here as well', async () => {
    const attempt = { orderHash: 'order-hash', key: 'k-1', status: 'missing' }
    const { store } = await rehydrate(serialize({ checkout: { draft: null, attempt } }))
    expect(selectUnconfirmedKey(store.getState())).toBe('k-1')

    const placed = { orderHash: '', key: 'k-1', status: 'placed' }
    await write(serialize({ checkout: { draft: null, attempt: placed } }))

    expect(selectPlacedKey(store.getState())).toBe('k-1')
    expect(selectUnconfirmedKey(store.getState())).toBeUndefined()
  })

  it('changes nothing here if it writes the same', async () => {
    const { store } = await rehydrate(serialize({ ui: { recentlyViewed: ['p1'] } }))
    const before = store.getState()

    await write(serialize({ ui: { recentlyViewed: ['p1'] } }))

    expect(store.getState().ui).toBe(before.ui)
    expect(store.getState().auth).toBe(before.auth)
  })

  it('is ignored if it writes invalid data', async () => {
    const { store } = await rehydrate(serialize({ ui: { recentlyViewed: ['p1'] } }))

    await write('{broken')

    expect(selectRecentlyViewed(store.getState())).toEqual(['p1'])
  })
})
