import type { createStore } from './createStore'
import type { SliceState } from './rootReducer'

export type AppStore = ReturnType<typeof createStore>
export type RootState = SliceState
export type AppDispatch = AppStore['dispatch']
