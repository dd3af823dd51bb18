import { formatBengaliNumber } from '../../../../common/bengali'
import { text } from '../../../../common/text'
import { returnReasons, warrantyMonths } from '../../../../shop/returns'
import { shop } from '../../../../shop/shop.config'
import type { ReturnKind, ReturnState } from '../../db/generated/schema'
import { conflict, invalid, notFound, type Problem } from '../../http/problem'

/** Of an item; a withdrawn one counts, too. */
export const maxRequests = 10

export type ReturnableOrder = {
  isDelivered: boolean
  isDeleted: boolean
  /** Days, as are the next two; null until it is delivered. */
  returnUntil: string | null
  warrantyUntil: string | null
  today: string
}

export type ReturnableItem = {
  gadgetId: string
  /** Without those that are, or are to be, returned or repaired. */
  quantityLeft: number
  hasOpen: boolean
  /** The number of requests that there are. */
  requests: number
}

const isInTime = (order: ReturnableOrder, kind: ReturnKind) =>
  ((kind === 'return' ? order.returnUntil : order.warrantyUntil) ?? '') >= order.today

const canRequest = ({ quantityLeft, hasOpen, requests }: ReturnableItem) =>
  quantityLeft > 0 && !hasOpen && requests < maxRequests

/** What can be requested now. */
export const findKinds = (order: ReturnableOrder, item: ReturnableItem): ReturnKind[] =>
  order.isDelivered && !order.isDeleted && canRequest(item)
    ? (['return', 'warranty'] as const).filter((kind) => isInTime(order, kind))
    : []

type Wanted = { kind: ReturnKind; quantity: number }

/** Returns why the item cannot be requested, if so. */
export function findReturnProblem(
  order: ReturnableOrder | undefined,
  item: ReturnableItem | undefined,
  { kind, quantity }: Wanted,
): Problem | undefined {
  if (!order || order.isDeleted) return notFound('Order')
  if (!item) return notFound('Product')
  if (!order.isDelivered) {
    return conflict(
      'not_delivered',
      text('You can ask for this once the order is delivered.', 'অর্ডার হাতে পাওয়ার পর এই অনুরোধ করা যায়।'),
    )
  }
  if (item.hasOpen) {
    return conflict(
      'request_open',
      text(
        'You have already asked about this product. Please wait for our answer, or withdraw that request.',
        'এই পণ্যের জন্য আপনার একটি অনুরোধ আছে। উত্তরের অপেক্ষা করুন, অথবা অনুরোধটি ফিরিয়ে নিন।',
      ),
    )
  }
  if (item.requests >= maxRequests) {
    return conflict(
      'too_many',
      text(
        `You have asked about this product ${maxRequests} times. Please call us or write to us.`,
        `এই পণ্যের জন্য ${formatBengaliNumber(maxRequests)} বার অনুরোধ করেছেন। অনুগ্রহ করে ফোন বা ইমেইল করুন।`,
      ),
    )
  }
  if (!isInTime(order, kind)) {
    return kind === 'return'
      ? conflict(
          'too_late',
          text(
            `Products can be returned within ${shop.returnDays} days of the delivery.`,
            `ডেলিভারির ${formatBengaliNumber(shop.returnDays)} দিনের মধ্যে পণ্য ফেরত দেওয়া যায়।`,
          ),
        )
      : conflict(
          'too_late',
          text(
            `You can ask for the warranty here within ${warrantyMonths} months of the delivery. Please call us or write to us.`,
            `ডেলিভারির ${formatBengaliNumber(warrantyMonths)} মাসের মধ্যে এখানে ওয়ারেন্টির অনুরোধ করা যায়। অনুগ্রহ করে ফোন বা ইমেইল করুন।`,
          ),
        )
  }
  const { quantityLeft } = item
  return quantity > quantityLeft
    ? invalid({
        quantity:
          quantityLeft === 0
            ? text('All of them are requested already.', 'সবগুলোর জন্যই অনুরোধ করা হয়েছে।')
            : text(
                `You can ask for ${quantityLeft} at most.`,
                `সর্বোচ্চ ${formatBengaliNumber(quantityLeft)}টির জন্য অনুরোধ করতে পারেন।`,
              ),
      })
    : undefined
}

export function requireReason(reason: string) {
  if (Object.hasOwn(returnReasons, reason)) return
  throw invalid({ reason: text('Please choose a reason.', 'কারণ বেছে নিন।') })
}

export const withdrawnAlready = () =>
  conflict(
    'withdrawn',
    text('The customer has withdrawn this request.', 'গ্রাহক অনুরোধটি ফিরিয়ে নিয়েছেন।'),
  )

type Answered = { state: ReturnState; answer: string | null; answeredBy: string | null }

/** The first answer stays, and the other admin sees it. */
export const answeredAlready = ({ state, answer, answeredBy }: Answered) =>
  conflict(
    'already_answered',
    state === 'declined'
      ? text(
          `${answeredBy} has declined this request already: “${answer}”`,
          `${answeredBy} অনুরোধটি আগেই নাকচ করেছেন: “${answer}”`,
        )
      : text(
          `${answeredBy} has accepted this request already: “${answer}”`,
          `${answeredBy} অনুরোধটি আগেই মেনে নিয়েছেন: “${answer}”`,
        ),
  )

export const tooLateToWithdraw = () =>
  conflict(
    'already_answered',
    text(
      'This request is answered already, so it cannot be withdrawn any more.',
      'অনুরোধটির উত্তর দেওয়া হয়ে গেছে, তাই আর ফিরিয়ে নেওয়া যাবে না।',
    ),
  )

export const notAccepted = () =>
  conflict('not_accepted', text('This request is not accepted.', 'অনুরোধটি মেনে নেওয়া হয়নি।'))
