import { changeCart, isSessionExpired, messageOf } from '@/api'
import { t } from '@/shared/lib/language'
import { showToast } from '@/shared/ui/toast/toast'
import { type AppDispatch, addAppListener, type RootState } from '@/store/hooks'
import * as messages from '../messages'

/** A burst of clicks, each within these milliseconds of the last one, gets one toast. */
const toastDelay = 600

type Meta = { requestId: string; arg: { fixedCacheKey?: string } }

/** Whether the row has no newer change. */
const isLatest = (state: RootState, { requestId, arg: { fixedCacheKey } }: Meta) =>
  changeCart.select({ requestId, fixedCacheKey })(state).requestId === requestId

export function listenForCart(dispatch: AppDispatch) {
  dispatch(
    addAppListener({
      matcher: changeCart.matchFulfilled,
      effect: async ({ meta }, { delay, getState }) => {
        const { quantity, isRestoring } = meta.arg.originalArgs
        if (isRestoring || !isLatest(getState(), meta)) return
        if (quantity > 0) await delay(toastDelay)
        if (!isLatest(getState(), meta)) return
        showToast(t(quantity > 0 ? messages.quantityUpdated : messages.itemRemoved))
      },
    }),
  )
  dispatch(
    addAppListener({
      matcher: changeCart.matchRejected,
      effect: ({ meta, payload: error }, { getState }) => {
        if (isSessionExpired(error) || !isLatest(getState(), meta)) return
        const { quantity, isRestoring } = meta.arg.originalArgs
        const updateFailed = isRestoring ? messageOf(error) : t(messages.quantityFailed)
        showToast(quantity === 0 ? t(messages.removeFailed) : updateFailed, 'error')
      },
    }),
  )
}
