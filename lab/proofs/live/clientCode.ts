/** The client without its pages; `bundle.ts` makes it a function that each tab calls with globals of its own. */
import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { QueryStatus } from '@reduxjs/toolkit/query'
import {
  accountApi,
  adminApi,
  type CallContext,
  changeCartRow,
  shopApi,
  startLiveTags,
  startQueryRetries,
} from '../../../src/api'
import { selectAuthUser } from '../../../src/entities/auth/model/authSlice'
import { startAuth } from '../../../src/entities/auth/model/authTabs'
import { listenForSession, startListeners } from '../../../src/store/listeners'
import { createStore } from '../../../src/store/store'

export type Screen = { endpoint: string; arg: unknown }
export type Screens = {
  everyone: readonly Screen[]
  /** Shown while somebody is signed in. */
  user: readonly Screen[]
  admin: readonly Screen[]
}
export type Shown = { screen: string; status: string; data: unknown; error: unknown }
export type Client = ReturnType<typeof openClient>

type Subscription = Promise<unknown> & { unsubscribe: () => void }
type Store = ReturnType<typeof createStore>
type Endpoint = {
  initiate: (arg: unknown) => ThunkAction<Subscription, unknown, CallContext, UnknownAction>
}
type Dispatch = ThunkDispatch<unknown, CallContext, UnknownAction>

// TypeScript cannot know that name and argument belong together: they come from one list.
const endpoints = {
  ...shopApi.endpoints,
  ...accountApi.endpoints,
  ...adminApi.endpoints,
} as unknown as Record<string, Endpoint | undefined>

function start(dispatch: Dispatch, { endpoint, arg }: Screen): Subscription {
  const found = endpoints[endpoint]
  if (!found) throw new Error(`${endpoint} is not in the contract`)
  return dispatch(found.initiate(arg))
}

const keyOf = ({ endpoint, arg }: Screen) =>
  `${endpoint}(${arg === undefined ? '' : JSON.stringify(arg)})`
const statusOf = (error: unknown) =>
  typeof error === 'object' && error && 'status' in error ? error.status : undefined

/** What the cache has for these queries. Request IDs and times of a failure differ. */
function read(store: Store, keys: ReadonlyMap<string, unknown>): Map<string, Shown> {
  return new Map(
    Object.values(store.getState().api.queries).flatMap((query): [string, Shown][] => {
      if (!query?.endpointName) return []
      const { status, error, data, endpointName, originalArgs } = query
      const screen = keyOf({ endpoint: endpointName, arg: originalArgs })
      if (!keys.has(screen)) return []
      return [[screen, { screen, status, error: statusOf(error), data: error ? undefined : data }]]
    }),
  )
}

export function openClient(screens: Screens) {
  const context = { identityToken: async () => undefined }
  const store = createStore(undefined, context)
  startListeners(store)
  const { checkSession } = startAuth(store)
  const live = startLiveTags({ dispatch: store.dispatch, onInterrupted: checkSession })
  startQueryRetries(store)
  listenForSession(store, (user) => live.setUser(user?.id))

  const shown = new Map<string, Subscription>()
  let opened: readonly Screen[] = []
  const session = () => selectAuthUser(store.getState())

  /** As pages do: shows private queries only while somebody is signed in. */
  function update() {
    const user = session()
    const screensToShow = new Map(
      [
        ...screens.everyone,
        ...opened,
        ...(user ? screens.user : []),
        ...(user?.role === 'admin' ? screens.admin : []),
      ].map((screen) => [keyOf(screen), screen]),
    )
    for (const [key, subscription] of shown) {
      if (screensToShow.has(key)) continue
      shown.delete(key)
      subscription.unsubscribe()
    }
    for (const [key, screen] of screensToShow)
      if (!shown.has(key)) shown.set(key, start(store.dispatch, screen))
  }
  update()
  let seen = JSON.stringify(session())
  store.subscribe(() => {
    const now = JSON.stringify(session())
    if (now === seen) return
    seen = now
    update()
  })

  return {
    /** Goes to another page. */
    open(screen: Screen) {
      opened = [screen]
      update()
    },
    /** What a click does; failures are shown by pages. */
    changeFirstCartRow(quantity: number) {
      const rows = shopApi.endpoints.listMyCart.select({ email: session()?.email })(
        store.getState(),
      ).data
      const [row] = rows ?? []
      if (row) void store.dispatch(changeCartRow({ row, quantity }))
    },
    addToCart(gadgetId: string) {
      if (session())
        void store.dispatch(shopApi.endpoints.addToCart.initiate({ body: { gadgetId } }))
    },
    setStock(id: string, inStock: boolean) {
      if (session()?.role === 'admin')
        void store.dispatch(
          adminApi.endpoints.setProductsStock.initiate({ body: { ids: [id], inStock } }),
        )
    },
    /** Only one at a time, so that prices rise. */
    setPrice(id: string, price: number) {
      const isSending = Object.values(store.getState().api.mutations).some(
        (call) => call?.status === QueryStatus.pending,
      )
      if (isSending || session()?.role !== 'admin') return
      const images = ['/images/products/fan-1-960.webp']
      const productInput = { productName: 'Dhonira Aura Earbuds', category: 'Fan', price, images }
      void store.dispatch(adminApi.endpoints.updateProduct.initiate({ id, productInput }))
    },
    read: () => read(store, shown),
    isPending: () =>
      Object.values(store.getState().api.queries).some(
        (query) => query?.status === QueryStatus.pending,
      ) ||
      Object.values(store.getState().api.mutations).some(
        (call) => call?.status === QueryStatus.pending,
      ),
    /** The same queries as a page that is opened now would have them. */
    async readFresh(): Promise<Map<string, Shown>> {
      const fresh = createStore(undefined, context)
      const queries = [...shown.keys()].map((key) => {
        const [, endpoint = '', arg = ''] = /^(\w+)\((.*)\)$/s.exec(key) ?? []
        return { endpoint, arg: arg === '' ? undefined : (JSON.parse(arg) as unknown) }
      })
      await Promise.all(queries.map((screen) => start(fresh.dispatch, screen)))
      return read(fresh, shown)
    },
  }
}
