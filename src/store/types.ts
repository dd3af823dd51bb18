import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { createStore } from './createStore'
import type { SliceState } from './rootReducer'

export type AppStore = ReturnType<typeof createStore>
export type RootState = SliceState
export type AppDispatch = ThunkDispatch<RootState, unknown, UnknownAction>
