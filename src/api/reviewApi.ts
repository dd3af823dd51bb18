import { accountApi } from './generated/accountApi'
import { keepIfFulfilled } from './optimism'

const { selectCachedArgsForQuery, updateQueryData } = accountApi.util

/** Optimistic updates of everything that shows the order's review. */
accountApi.enhanceEndpoints({
  endpoints: {
    addReview: {
      onQueryStarted({ id, body: { reviewText } }, call) {
        const state = call.getState()
        const changes = [
          ...selectCachedArgsForQuery(state, 'listPendingReviews').map((arg) =>
            updateQueryData('listPendingReviews', arg, (pending) => {
              const left = pending.result.filter(({ _id }) => _id !== id)
              pending.total -= pending.result.length - left.length
              pending.result = left
            }),
          ),
          ...selectCachedArgsForQuery(state, 'listMyOrders').map((arg) =>
            updateQueryData('listMyOrders', arg, (orders) => {
              const order = orders.find(({ _id }) => _id === id)
              if (order) order.customerReview = reviewText
            }),
          ),
          updateQueryData('getOrder', { id }, (order) => {
            order.customerReview = reviewText
          }),
        ]
        const patches = changes.map((change) => call.dispatch(change))
        return keepIfFulfilled(call, patches, ['Review', { type: 'Order', id }])
      },
    },
  },
})

export const { useAddReviewMutation } = accountApi
