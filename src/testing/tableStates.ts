import type { RequestHandler } from 'msw'
import { createTestStore } from './createTestStore'
import { type AnswerOf, mockError, mockResponse, type OperationId } from './doubles'

export const adminEmail = 'admin@example.com'

/** The states of an admin's table, as stories. */
export function tableStates<Id extends OperationId>(
  list: Id,
  rows: AnswerOf<Id> & readonly unknown[],
) {
  const state = (double: RequestHandler) => ({
    parameters: {
      doubles: [mockResponse('listSavedViews', []), double],
      createStore: () => createTestStore(adminEmail),
    },
  })
  return {
    full: state(mockResponse(list, rows, { headers: { 'X-Total-Count': `${rows.length}` } })),
    empty: state(mockResponse(list, undefined, { headers: { 'X-Total-Count': '0' } })),
    loading: state(mockResponse(list, undefined, { delayed: 'infinite' })),
    failed: state(mockError(list, { status: 500 })),
  }
}
