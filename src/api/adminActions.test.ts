import { showToast } from '@/shared/ui/toast/toast'
import { createStoreWithListeners } from '@/testing/createStoreWithListeners'
import { adminApi } from './adminApi'
import { adminTagRules } from './generated/adminTagRules'

jest.mock('@/shared/ui/toast/toast', () => ({ showToast: jest.fn() }))

const message = 'This cannot be done.'

afterEach(() => jest.mocked(showToast).mockClear())

describe('the toast of a failed admin action', () => {
  it.each(
    Object.entries(adminApi.endpoints).flatMap(([name, endpoint]) =>
      name in adminTagRules && 'useMutation' in endpoint ? [name] : [],
    ),
  )('is shown for each mutation that shows no error of its own: %s', (endpointName) => {
    const arg = { type: 'mutation', endpointName }
    createStoreWithListeners().dispatch({
      type: `${adminApi.reducerPath}/executeMutation/rejected`,
      payload: { status: 409, code: 'refused', message },
      meta: { arg, requestId: 'r', requestStatus: 'rejected', rejectedWithValue: true },
    })

    const hasOwn = [
      ...[
        'setProductPrice',
        'addOrderNote',
        'addCustomerNote',
        'checkProductImport',
        'applyProductImport',
      ],
      ...['handOverOrder', 'previewBulkEdit', 'applyBulkEdit', 'undoBulkEdit'],
      ...['answerReturn', 'createSavedView', 'updateSavedView'],
    ]
    expect(showToast).toHaveBeenCalledTimes(hasOwn.includes(endpointName) ? 0 : 1)
  })
})
