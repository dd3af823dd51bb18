import { combineReducers, configureStore, createListenerMiddleware } from '@reduxjs/toolkit'
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist/es/constants'
import { type CallContext, pendingCartSlice, shopApi } from '@/api'
import { productDraftSlice } from '@/dashboard/features/product-editor/model/productDraftSlice'
import { reviewDraftsSlice } from '@/dashboard/features/reviews/model/reviewDraftsSlice'
import { tablePrefsSlice } from '@/dashboard/tables/tablePrefsSlice'
import { adminViewSlice } from '@/entities/auth/model/adminViewSlice'
import { authSlice } from '@/entities/auth/model/authSlice'
import { callContext } from '@/entities/auth/model/callContext'
import { checkoutSlice } from '@/storefront/features/checkout/model/checkoutSlice'
import { redact } from './redact'
import { uiSlice } from './uiSlice'

export const rootReducer = combineReducers({
  [shopApi.reducerPath]: shopApi.reducer,
  [pendingCartSlice.name]: pendingCartSlice.reducer,
  [authSlice.name]: authSlice.reducer,
  [adminViewSlice.name]: adminViewSlice.reducer,
  [tablePrefsSlice.name]: tablePrefsSlice.reducer,
  [productDraftSlice.name]: productDraftSlice.reducer,
  [reviewDraftsSlice.name]: reviewDraftsSlice.reducer,
  [uiSlice.name]: uiSlice.reducer,
  [checkoutSlice.name]: checkoutSlice.reducer,
})

/** What the browser keeps; `persistedState.ts` has the fields. */
export type PersistedName = 'auth' | 'adminView' | 'tablePrefs' | 'ui' | 'checkout'

export type RootState = ReturnType<typeof rootReducer>
export type AppStore = ReturnType<typeof createStore>
export type AppDispatch = AppStore['dispatch']

/** Milliseconds: a busy development machine is often slower than the default. */
const warnAfter = 250

const persistActions = [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE]

/** Of development: the first screen need not load what they ignore. */
const checks = process.env.NODE_ENV !== 'production' && {
  serializableCheck: { ignoredActions: persistActions, warnAfter },
  immutableCheck: { warnAfter },
}

/**
 * The store of a page, in a browser and on the server. A browser adds `listeners.ts` and `persistence.ts` after the first paint, so that
 * the first screen does not load them.
 */
export function createStore(preloaded?: Partial<RootState>, context: CallContext = callContext) {
  return configureStore({
    reducer: rootReducer,
    preloadedState: preloaded,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: context }, ...checks })
        .prepend(createListenerMiddleware().middleware)
        .concat(shopApi.middleware),
    // The second of two quick clicks must see what the first has changed, although no frame is between them.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'tick' } }),
    devTools: process.env.NODE_ENV !== 'production' && {
      name: 'Jontro',
      actionSanitizer: redact,
      stateSanitizer: redact,
    },
  })
}
