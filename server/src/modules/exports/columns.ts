import { attributesCell } from '../../../../common/attributes'
import { fields } from '../../../../common/mapFields'
import { auditActions, storedWords } from '../../../../common/storedWords'
import { text } from '../../../../common/text'
import { returnReasons } from '../../../../shop/returns'
import type { components } from '../../contract/generated/types'
import { fromPaisa, toPaisa } from '../../db/money'
import type { Column } from '../../listing/csv'
import * as messages from './messages'

type Schemas = components['schemas']

const moment = (time: string | undefined) => (time === undefined ? undefined : new Date(time))
const millisecond = (time: string) => new Date(Number(time))

const itemsTotal = ({ cartItems }: Schemas['Order']) =>
  fromPaisa(cartItems.reduce((sum, { price, quantity }) => sum + toPaisa(price) * quantity, 0))

export const productColumns: readonly Column<Schemas['Product']>[] = [
  [messages.productId, ({ _id }) => _id],
  ...fields.map(
    ({ name, heading, kind }): Column<Schemas['Product']> => [
      heading,
      ({ [name]: value }) => {
        if (!Array.isArray(value)) return value
        if (kind === 'attributes') return attributesCell(value)
        return value.join(kind === 'pictures' ? ' ' : ', ')
      },
    ],
  ),
]

export const orderColumns: readonly Column<Schemas['Order']>[] = [
  [messages.orderId, ({ _id }) => _id],
  [messages.orderNumber, ({ orderNumber }) => orderNumber],
  [messages.placed, ({ orderPlaced }) => moment(orderPlaced)],
  [messages.name, ({ name }) => name],
  [messages.email, ({ email }) => email],
  [messages.contactEmail, ({ contactEmail }) => contactEmail],
  [messages.mobile, ({ mobileNumber }) => mobileNumber],
  [messages.district, ({ district }) => district],
  [messages.address, ({ address }) => address],
  [messages.additionalInfo, ({ additionalInfo }) => additionalInfo],
  [
    messages.items,
    ({ cartItems }) => cartItems.map((item) => `${item.quantity} × ${item.name}`).join('; '),
  ],
  [messages.itemsTotal, itemsTotal],
  [messages.totalAmount, ({ totalAmount }) => totalAmount],
  [messages.status, ({ status }) => storedWords.status[status]],
  [messages.packed, ({ packedAt }) => moment(packedAt)],
  [messages.handedOver, ({ handedOverAt }) => moment(handedOverAt)],
  [messages.courier, ({ courier }) => courier],
  [messages.trackingNumber, ({ trackingNumber }) => trackingNumber],
  [messages.delivered, ({ deliveredAt }) => moment(deliveredAt)],
  [messages.paid, ({ payment }) => payment],
  [messages.paidOn, ({ paidAt }) => moment(paidAt)],
  [messages.deliverBy, ({ deliverBy }) => deliverBy],
  [messages.transactionId, ({ transactionId }) => transactionId],
  [messages.riskFlag, ({ riskFlag }) => riskFlag],
  [messages.refundDue, ({ refundDue }) => refundDue],
  [messages.review, ({ customerReview }) => customerReview],
  [messages.stars, ({ reviewStars }) => reviewStars],
]

export const userColumns: readonly Column<Schemas['User']>[] = [
  [messages.userId, ({ _id }) => _id],
  [messages.name, ({ name }) => name],
  [messages.email, ({ email }) => email],
  [messages.role, ({ role }) => storedWords.role[role]],
  [messages.registered, ({ timestamp }) => millisecond(timestamp.createdAt)],
  [messages.lastLogin, ({ timestamp }) => millisecond(timestamp.lastLoginAt)],
]

function toRefundState({
  refundedAt,
  acceptedAt,
  refundRequestedAt,
  refundFailure,
}: Schemas['PaymentIssue']): keyof typeof messages.states {
  if (refundedAt) return 'refunded'
  if (acceptedAt) return 'accepted'
  if (refundRequestedAt) return 'requested'
  return refundFailure === undefined ? 'due' : 'failed'
}

export const refundColumns: readonly Column<Schemas['PaymentIssue']>[] = [
  [messages.paymentId, ({ _id }) => _id],
  [messages.transactionId, ({ transactionId }) => transactionId],
  [messages.orderId, ({ order }) => order._id],
  [messages.name, ({ order }) => order.name],
  [messages.email, ({ order }) => order.email],
  [messages.amount, ({ amount }) => amount],
  [messages.currency, ({ currency }) => currency],
  [messages.kind, ({ kind }) => messages.kinds[kind]],
  [messages.reason, ({ reason }) => storedWords.reason[reason]],
  [messages.captured, ({ capturedAt }) => moment(capturedAt)],
  [messages.refundBy, ({ refundBy }) => refundBy],
  [messages.state, (issue) => messages.states[toRefundState(issue)]],
  [messages.refundRequested, ({ refundRequestedAt }) => moment(refundRequestedAt)],
  [messages.refundFailure, ({ refundFailure }) => refundFailure],
  [messages.refunded, ({ refundedAt }) => moment(refundedAt)],
  [messages.refundReference, ({ refundReference }) => refundReference],
  [messages.accepted, ({ acceptedAt }) => moment(acceptedAt)],
]

export const returnColumns: readonly Column<Schemas['ReturnRequest']>[] = [
  [messages.requestId, ({ _id }) => _id],
  [messages.orderId, ({ order }) => order._id],
  [messages.orderNumber, ({ order }) => order.orderNumber],
  [messages.customer, ({ order }) => order.name],
  [messages.email, ({ order }) => order.email],
  [messages.productId, ({ item }) => item.gadgetId],
  [messages.name, ({ item }) => item.name],
  [messages.quantity, ({ quantity }) => quantity],
  [messages.requestKind, ({ kind }) => storedWords.requestKind[kind]],
  [messages.reason, ({ reason }) => returnReasons[reason] ?? reason],
  [messages.details, ({ details }) => details],
  [messages.photos, ({ photos }) => photos.join(' ')],
  [messages.requestState, ({ state }) => storedWords.requestState[state]],
  [messages.requested, ({ requestedAt }) => moment(requestedAt)],
  [messages.answered, ({ answeredAt }) => moment(answeredAt)],
  [messages.answeredBy, ({ answeredBy }) => answeredBy],
  [messages.answer, ({ answer }) => answer],
  [messages.closed, ({ closedAt }) => moment(closedAt)],
]

export const cartColumns: readonly Column<Schemas['CartItem']>[] = [
  [messages.cartItemId, ({ _id }) => _id],
  [messages.customer, ({ author }) => author],
  [messages.productId, ({ gadgetId }) => gadgetId],
  [messages.name, ({ name }) => name],
  [messages.price, ({ price }) => price],
  [messages.quantity, ({ quantity }) => quantity],
  [messages.added, ({ cartAdded }) => moment(cartAdded)],
  [messages.inStock, ({ inStock }) => inStock],
]

/** `price: 2490; inStock: true` */
const toText = (values: Schemas['AuditEntry']['before']) =>
  Object.entries(values)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join('; ')

export const auditColumns: readonly Column<Schemas['AuditEntry']>[] = [
  [messages.entryId, ({ _id }) => _id],
  [messages.when, ({ at }) => moment(at)],
  [messages.admin, ({ actor }) => actor],
  [messages.action, ({ action }) => text<string>(action, auditActions[action].bn)],
  [messages.item, ({ label }) => label],
  [messages.record, ({ subject }) => subject],
  [messages.before, ({ before }) => toText(before)],
  [messages.after, ({ after }) => toText(after)],
]
