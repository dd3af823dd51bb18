import { shopApi } from './generated/shopApi'

export * from './generated/shopApi'

const { getRunningQueryThunk, upsertQueryData } = shopApi.util

shopApi.enhanceEndpoints({
  endpoints: {
    // Without its answer, nobody would be signed in.
    getSession: { keepUnusedDataFor: Infinity },
    // Here, because a GET of the contract invalidates nothing.
    endSession: { invalidatesTags: (_response, error) => (error ? [] : ['Session']) },
    createSession: {
      async onQueryStarted(_arg, { dispatch, queryFulfilled }) {
        try {
          const { data } = await queryFulfilled
          // Its response may be older than the session.
          const running = dispatch(getRunningQueryThunk('getSession', undefined))
          running?.abort()
          await running
          await dispatch(upsertQueryData('getSession', undefined, data))
        } catch {
          // The sign-in form shows the error.
        }
      },
    },
  },
})
