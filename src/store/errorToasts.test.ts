import { accountApi, adminApi } from '@/api'
import { showToast } from '@/shared/ui/toast/toast'
import { aProduct } from '@/testing/builders'
import { createStoreWithListeners } from '@/testing/createStoreWithListeners'
import { mockError, mockResponse } from '@/testing/doubles'
import { server } from '@/testing/server'

jest.mock('@/shared/ui/toast/toast', () => ({ showToast: jest.fn() }))

const { updateProduct, deleteUser } = adminApi.endpoints
const { addReview } = accountApi.endpoints
const message = 'This cannot be done.'
const { _id: id, ...productInput } = aProduct()

const removeUser = () => createStoreWithListeners().dispatch(deleteUser.initiate({ id: 'u1' }))
const saveProduct = () =>
  createStoreWithListeners().dispatch(updateProduct.initiate({ id, productInput }))

afterEach(() => jest.mocked(showToast).mockClear())

describe('the toast of a failed admin action', () => {
  // [spec 8.11]
  it("shows the server's message as a warning", async () => {
    server.use(mockError('deleteUser', { status: 409, message }))
    await removeUser()

    expect(showToast).toHaveBeenCalledWith(message, 'warning')
  })

  it.each([401, 403])('is not shown if the session has expired (%d)', async (status) => {
    server.use(mockError('deleteUser', { status, message }), mockResponse('endSession'))
    await removeUser()

    expect(showToast).not.toHaveBeenCalled()
  })

  it('is not shown for an edit conflict, which has a dialog', async () => {
    server.use(mockError('updateProduct', { status: 409, code: 'edited_meanwhile', message }))
    await saveProduct()

    expect(showToast).not.toHaveBeenCalled()
  })

  it('is not shown for an action of a customer, which has a text of its own', async () => {
    server.use(mockError('addReview', { status: 409, message }))
    await createStoreWithListeners().dispatch(
      addReview.initiate({ id, body: { reviewText: 'Good.' } }),
    )

    expect(showToast).not.toHaveBeenCalled()
  })
})
