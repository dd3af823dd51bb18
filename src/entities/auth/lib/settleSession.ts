import { shopApi } from '@/api'
import type { AppDispatch } from '@/store/hooks'

const { getRunningMutationsThunk, getRunningQueryThunk } = shopApi.util

/** The mutation that ends a session. */
export const closeSessionName = 'closeSession'

/** Call it before a session is opened: late responses of these calls can end it or set the cookie of the last one again. */
export const settleSession = () => async (dispatch: AppDispatch) => {
  await dispatch(getRunningQueryThunk('getSession', undefined))
  const running = dispatch(getRunningMutationsThunk())
  await Promise.all(running.filter(({ arg }) => arg.endpointName === closeSessionName))
  await dispatch(getRunningQueryThunk('getSession', undefined))
}
