import { shopApi } from '../../../api'
import { figuresOf, selectWishes, withWishes } from '../../../entities/cart'
import type { AppDispatch, RootState } from '../../../store/types'

export type Shop = { dispatch: AppDispatch; getState: () => RootState }

const { updateQueryData, getRunningQueryThunk } = shopApi.util

const argOf = ({ getState }: Shop) => ({ email: getState().auth.person?.email })

/** Wherever the cart is shown, and in what is reckoned from it. */
export function patchCartCache(shop: Shop) {
  const { dispatch, getState } = shop
  const arg = argOf(shop)
  const wishes = selectWishes(getState())
  dispatch(updateQueryData('listMyCart', arg, (rows) => withWishes(rows, wishes)))
  const rows = shopApi.endpoints.listMyCart.select(arg)(getState()).data
  if (!rows) return
  dispatch(
    updateQueryData('getMyDashboard', arg, (figures) => {
      Object.assign(figures, figuresOf(rows))
    }),
  )
}

/** Until the reads that a change set off have been answered: one from before it may still be among them. */
export async function untilRead(shop: Shop) {
  const arg = argOf(shop)
  const cart = () => shop.dispatch(getRunningQueryThunk('listMyCart', arg))
  const figures = () => shop.dispatch(getRunningQueryThunk('getMyDashboard', arg))
  for (let call = cart(); call; call = cart()) await call
  for (let call = figures(); call; call = figures()) await call
}
