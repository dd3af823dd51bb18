import { findReviewProblem } from '../../../src/modules/reviews/rules'

describe('an order that cannot be reviewed', () => {
  it('is reported as not found if it does not exist or was deleted', () => {
    const notFound = { status: 404, message: 'Order not found.' }
    expect(findReviewProblem(undefined)).toMatchObject(notFound)
    expect(findReviewProblem({ status: 'Delivered', deleted_at: new Date() })).toMatchObject(
      notFound,
    )
  })

  it('is reported as reviewed already if it was delivered', () => {
    expect(findReviewProblem({ status: 'Delivered', deleted_at: null })).toMatchObject({
      status: 409,
      code: 'already_reviewed',
      message: 'You have already reviewed this order.',
    })
  })

  it('is reported as not delivered before its delivery', () => {
    expect(findReviewProblem({ status: 'Pending', deleted_at: null })).toMatchObject({
      status: 409,
      code: 'not_delivered',
      message: 'An order can be reviewed once it is delivered.',
    })
  })
})
