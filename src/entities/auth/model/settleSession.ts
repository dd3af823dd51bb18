import { shopApi } from '@/api'
import type { AppDispatch, RootState } from '@/store/types'
import { selectIsEnding } from './authSlice'

const { getRunningQueryThunk, updateQueryData } = shopApi.util

let ending: Promise<unknown> = Promise.resolve()

/** A session is being ended until the promise settles. */
export function trackSessionEnd(end: Promise<void>): Promise<void> {
  ending = Promise.allSettled([ending, end])
  return end
}

/** Call it before a session is opened: late responses of these calls can end it or set the cookie of the last one again. */
export const settleSession = () => async (dispatch: AppDispatch, getState: () => RootState) => {
  await ending
  await dispatch(getRunningQueryThunk('getSession', undefined))
  // After a logout that failed, the last user is still cached.
  if (selectIsEnding(getState())) {
    dispatch(updateQueryData('getSession', undefined, () => ({ user: null })))
  }
}
