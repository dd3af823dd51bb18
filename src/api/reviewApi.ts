import { accountApi } from './accountApi'
import { undoPatches } from './undoPatches'

const { util } = accountApi

/** Optimistic updates of everything that shows the order's review. */
accountApi.enhanceEndpoints({
  endpoints: {
    addReview: {
      async onQueryStarted({ id, body: { reviewText } }, { dispatch, getState, queryFulfilled }) {
        const argsOf = util.selectCachedArgsForQuery
        const state = getState()
        const patches = [
          ...argsOf(state, 'listPendingReviews').map((arg) =>
            dispatch(
              util.updateQueryData('listPendingReviews', arg, (pending) => {
                const left = pending.result.filter(({ _id }) => _id !== id)
                pending.total -= pending.result.length - left.length
                pending.result = left
              }),
            ),
          ),
          ...argsOf(state, 'listMyOrders').map((arg) =>
            dispatch(
              util.updateQueryData('listMyOrders', arg, (orders) => {
                const order = orders.find(({ _id }) => _id === id)
                if (order) order.customerReview = reviewText
              }),
            ),
          ),
          dispatch(
            util.updateQueryData('getOrder', { id }, (order) => {
              order.customerReview = reviewText
            }),
          ),
        ]
        try {
          await queryFulfilled
        } catch {
          undoPatches(patches)
          // The order may have changed on the server.
          dispatch(util.invalidateTags(['Review', { type: 'Order', id }]))
        }
      },
    },
  },
})

export const { useAddReviewMutation } = accountApi
