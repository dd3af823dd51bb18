import type { Handlers } from '../../contract/types'
import type { Database } from '../../db/pool'
import { notFound } from '../../http/problem'
import { sendPage } from '../../listing/sendPage'
import { answerReturn, finishReturn } from './adminCommands'
import { returnListing, returnSelection } from './listing'
import { requireReason } from './rules'
import { findOrderReturns, requestReturn, withdrawReturn } from './store'

type Services = { db: Database }

type ReturnHandlers = Pick<
  Handlers,
  | 'listOrderReturns'
  | 'requestReturn'
  | 'withdrawReturn'
  | 'listReturns'
  | 'answerReturn'
  | 'finishReturn'
>

export function returnRoutes({ db }: Services): ReturnHandlers {
  return {
    listOrderReturns: async ({ params: { id }, session }) => {
      const returns = await findOrderReturns(db, id, session)
      if (!returns) throw notFound('Order')
      return returns
    },

    requestReturn: ({ params: { id, returnId }, body, session }) => {
      requireReason(body.reason)
      return requestReturn(db, session, id.toLowerCase(), returnId.toLowerCase(), {
        ...body,
        gadgetId: body.gadgetId.toLowerCase(),
        details: body.details.trim(),
      })
    },

    withdrawReturn: ({ params: { id }, session }) => withdrawReturn(db, session.userId, id),

    listReturns: (call) => sendPage(db, call, returnListing(call.query), returnSelection),

    answerReturn: ({ params: { id }, body: { isAccepted, answer }, session }) =>
      answerReturn(db, session, id, { isAccepted, answer: answer.trim() }),

    finishReturn: ({ params: { id }, session }) => finishReturn(db, session, id),
  }
}
