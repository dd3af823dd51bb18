import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { makeStore } from './makeStore'
import type { SliceState } from './rootReducer'

export type AppStore = ReturnType<typeof makeStore>
export type RootState = SliceState
export type AppDispatch = ThunkDispatch<RootState, unknown, UnknownAction>
