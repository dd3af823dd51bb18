import { shopApi } from '../../../api'
import { selectUserEmail } from '../../../entities/auth'
import { applyPendingChanges, selectPendingChanges, toCartStats } from '../../../entities/cart'
import type { AppDispatch, RootState } from '../../../store/types'

export type ListenerApi = { dispatch: AppDispatch; getState: () => RootState }

const { updateQueryData, getRunningQueryThunk } = shopApi.util

const getArg = ({ getState }: ListenerApi) => ({ email: selectUserEmail(getState()) })

/** Shows the pending changes in the cached cart and in the dashboard's numbers. */
export function patchCartCache(api: ListenerApi) {
  const { dispatch, getState } = api
  const arg = getArg(api)
  const pendingChanges = selectPendingChanges(getState())
  dispatch(updateQueryData('listMyCart', arg, (rows) => applyPendingChanges(rows, pendingChanges)))
  const rows = shopApi.endpoints.listMyCart.select(arg)(getState()).data
  if (!rows) return
  dispatch(
    updateQueryData('getMyDashboard', arg, (stats) => {
      Object.assign(stats, toCartStats(rows))
    }),
  )
}

/** Waits for all running refetches: one of them may have started before the change. */
export async function waitForCartRefetch(api: ListenerApi) {
  const arg = getArg(api)
  const getCart = () => api.dispatch(getRunningQueryThunk('listMyCart', arg))
  const getStats = () => api.dispatch(getRunningQueryThunk('getMyDashboard', arg))
  for (let query = getCart(); query; query = getCart()) await query
  for (let query = getStats(); query; query = getStats()) await query
}
