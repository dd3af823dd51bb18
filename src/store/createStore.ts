import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit'
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist/es/constants'
import { type CallContext, shopApi } from '@/api'
import { callContext } from '@/entities/auth/model/callContext'
import { redact } from './redact'
import { rootReducer, type SliceState } from './rootReducer'

const persistActions = [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE]

/** Milliseconds: a busy development machine is often slower than the default. */
const slowCheck = 250

export function createStore(preloaded?: Partial<SliceState>, context: CallContext = callContext) {
  return configureStore({
    reducer: rootReducer,
    preloadedState: preloaded,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: context },
        serializableCheck: { ignoredActions: persistActions, warnAfter: slowCheck },
        immutableCheck: { warnAfter: slowCheck },
      })
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
