import { accountApi } from './generated/accountApi'
import type { Order } from './generated/types'
import { keepIfFulfilled } from './optimism'

const { selectCachedArgsForQuery, updateQueryData } = accountApi.util

/** Optimistic updates of everything that shows the order's review. */
accountApi.enhanceEndpoints({
  endpoints: {
    addReview: {
      onQueryStarted({ id, body: { reviewText, stars, photos } }, call) {
        const state = call.getState()
        const addReview = (order: Order) => {
          order.customerReview = reviewText
          order.reviewStars = stars
          order.reviewPhotos = photos
        }
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
              if (order) addReview(order)
            }),
          ),
          updateQueryData('getOrder', { id }, addReview),
        ]
        const patches = changes.map((change) => call.dispatch(change))
        return keepIfFulfilled(call, patches, ['Review', { type: 'Order', id }])
      },
    },
  },
})

export const { useAddReviewMutation } = accountApi
