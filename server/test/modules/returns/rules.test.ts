import { Problem } from '../../../src/http/problem'
import {
  answeredAlready,
  findKinds,
  findReturnProblem,
  maxRequests,
  notAccepted,
  type ReturnableItem,
  type ReturnableOrder,
  requireReason,
  tooLateToWithdraw,
  withdrawnAlready,
} from '../../../src/modules/returns/rules'

const order: ReturnableOrder = {
  isDelivered: true,
  isDeleted: false,
  returnUntil: '2026-02-08',
  warrantyUntil: '2027-02-01',
  today: '2026-02-08',
}
const item: ReturnableItem = { gadgetId: 'a', quantityLeft: 2, hasOpen: false, requests: 0 }
const notDelivered = { ...order, isDelivered: false, returnUntil: null, warrantyUntil: null }

describe('the kinds of request', () => {
  it.each([
    ['on the last day of both', order, item, ['return', 'warranty']],
    ['a day too late to return it', { ...order, today: '2026-02-09' }, item, ['warranty']],
    ['on the last day of the warranty', { ...order, today: '2027-02-01' }, item, ['warranty']],
    ['after the warranty', { ...order, today: '2027-02-02' }, item, []],
    ['of one that is left', order, { ...item, quantityLeft: 1 }, ['return', 'warranty']],
    ['of an order that is not delivered', notDelivered, item, []],
    ['of an order that is marked as not delivered', { ...order, isDelivered: false }, item, []],
    ['without a last day', { ...order, returnUntil: null, warrantyUntil: null }, item, []],
    ['of a deleted order', { ...order, isDeleted: true }, item, []],
    ['of nothing that is left', order, { ...item, quantityLeft: 0 }, []],
    ['while one is open', order, { ...item, hasOpen: true }, []],
    ['the last time', order, { ...item, requests: maxRequests - 1 }, ['return', 'warranty']],
    ['once too often', order, { ...item, requests: maxRequests }, []],
  ] as const)('%s', (_when, ofOrder, ofItem, kinds) => {
    expect(findKinds(ofOrder, ofItem)).toEqual(kinds)
  })
})

describe('a request', () => {
  const request = { kind: 'return', quantity: 2 } as const

  it('is accepted for as many as are left, until the last day', () => {
    expect(findReturnProblem(order, item, request)).toBeUndefined()
    const later = { ...order, today: '2027-02-01' }
    expect(findReturnProblem(later, item, { ...request, kind: 'warranty' })).toBeUndefined()
  })

  it.each([
    [
      'there is no such order',
      undefined,
      item,
      request,
      { status: 404, message: 'Order not found.' },
    ],
    [
      'the order is deleted',
      { ...order, isDeleted: true },
      item,
      request,
      { status: 404, message: 'Order not found.' },
    ],
    [
      'it has no such item',
      order,
      undefined,
      request,
      { status: 404, message: 'Product not found.' },
    ],
    [
      'the order is not delivered',
      notDelivered,
      item,
      request,
      {
        status: 409,
        code: 'not_delivered',
        message: 'You can ask for this once the order is delivered.',
        messageBn: 'অর্ডার হাতে পাওয়ার পর এই অনুরোধ করা যায়।',
      },
    ],
    [
      'one is open',
      order,
      { ...item, hasOpen: true },
      request,
      {
        status: 409,
        code: 'request_open',
        message:
          'You have already asked about this product. Please wait for our answer, or withdraw that request.',
        messageBn: 'এই পণ্যের জন্য আপনার একটি অনুরোধ আছে। উত্তরের অপেক্ষা করুন, অথবা অনুরোধটি ফিরিয়ে নিন।',
      },
    ],
    [
      'there were too many',
      order,
      { ...item, requests: 10 },
      request,
      {
        status: 409,
        code: 'too_many',
        message: 'You have asked about this product 10 times. Please call us or write to us.',
        messageBn: 'এই পণ্যের জন্য ১০ বার অনুরোধ করেছেন। অনুগ্রহ করে ফোন বা ইমেইল করুন।',
      },
    ],
    [
      'it is too late to return the product',
      { ...order, today: '2026-02-09' },
      item,
      request,
      {
        status: 409,
        code: 'too_late',
        message: 'Products can be returned within 7 days of the delivery.',
        messageBn: 'ডেলিভারির ৭ দিনের মধ্যে পণ্য ফেরত দেওয়া যায়।',
      },
    ],
    [
      'the warranty is over',
      { ...order, today: '2027-02-02' },
      item,
      { ...request, kind: 'warranty' },
      {
        status: 409,
        code: 'too_late',
        message:
          'You can ask for the warranty here within 12 months of the delivery. Please call us or write to us.',
        messageBn: 'ডেলিভারির ১২ মাসের মধ্যে এখানে ওয়ারেন্টির অনুরোধ করা যায়। অনুগ্রহ করে ফোন বা ইমেইল করুন।',
      },
    ],
    [
      'more are wanted than are left',
      order,
      item,
      { ...request, quantity: 3 },
      {
        fieldErrors: { quantity: 'You can ask for 2 at most.' },
        fieldErrorsBn: { quantity: 'সর্বোচ্চ ২টির জন্য অনুরোধ করতে পারেন।' },
      },
    ],
    [
      'none is left',
      order,
      { ...item, quantityLeft: 0 },
      request,
      {
        fieldErrors: { quantity: 'All of them are requested already.' },
        fieldErrorsBn: { quantity: 'সবগুলোর জন্যই অনুরোধ করা হয়েছে।' },
      },
    ],
  ] as const)('is refused if %s', (_reason, ofOrder, ofItem, asked, problem) => {
    expect(findReturnProblem(ofOrder, ofItem, asked)).toMatchObject(problem)
  })

  it.each(['unknown', 'toString', ''])('is refused for the reason %p', (reason) => {
    expect(() => requireReason(reason)).toThrow(Problem)
    expect(() => requireReason(reason)).toThrow(
      expect.objectContaining({
        fieldErrors: { reason: 'Please choose a reason.' },
        fieldErrorsBn: { reason: 'কারণ বেছে নিন।' },
      }) as Problem,
    )
  })

  it('is accepted for a reason of the shop file', () => {
    expect(() => requireReason('faulty')).not.toThrow()
  })
})

describe('an answer', () => {
  const first = { answer: 'Please bring it.', answeredBy: 'Nusrat' }

  it.each([
    [
      { ...first, state: 'declined' },
      'Nusrat has declined this request already: “Please bring it.”',
      'Nusrat অনুরোধটি আগেই নাকচ করেছেন: “Please bring it.”',
    ],
    [
      { ...first, state: 'accepted' },
      'Nusrat has accepted this request already: “Please bring it.”',
      'Nusrat অনুরোধটি আগেই মেনে নিয়েছেন: “Please bring it.”',
    ],
  ] as const)('is refused after another one: %p', (answered, message, messageBn) => {
    expect(answeredAlready(answered)).toMatchObject({
      status: 409,
      code: 'already_answered',
      message,
      messageBn,
    })
  })

  it.each([
    [
      withdrawnAlready(),
      'withdrawn',
      'The customer has withdrawn this request.',
      'গ্রাহক অনুরোধটি ফিরিয়ে নিয়েছেন।',
    ],
    [
      tooLateToWithdraw(),
      'already_answered',
      'This request is answered already, so it cannot be withdrawn any more.',
      'অনুরোধটির উত্তর দেওয়া হয়ে গেছে, তাই আর ফিরিয়ে নেওয়া যাবে না।',
    ],
    [notAccepted(), 'not_accepted', 'This request is not accepted.', 'অনুরোধটি মেনে নেওয়া হয়নি।'],
  ] as const)('is refused with its reason: %p', (problem, code, message, messageBn) => {
    expect(problem).toMatchObject({ status: 409, code, message, messageBn })
  })
})
