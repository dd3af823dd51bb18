import { fields } from '../../../../common/mapFields'
import type { components } from '../../contract/generated/types'
import { fromPaisa, toPaisa } from '../../db/money'
import type { Column } from '../../listing/csv'

type Schemas = components['schemas']

const moment = (time: string | undefined) => (time === undefined ? undefined : new Date(time))
const millisecond = (time: string) => new Date(Number(time))

const itemsTotal = ({ cartItems }: Schemas['Order']) =>
  fromPaisa(cartItems.reduce((sum, { price, quantity }) => sum + toPaisa(price) * quantity, 0))

export const productColumns: readonly Column<Schemas['Product']>[] = [
  ['Product ID', ({ _id }) => _id],
  ...fields.map(
    ({ name, heading, kind }): Column<Schemas['Product']> => [
      heading.en,
      ({ [name]: value }) =>
        Array.isArray(value) ? value.join(kind === 'pictures' ? ' ' : ', ') : value,
    ],
  ),
]

export const orderColumns: readonly Column<Schemas['Order']>[] = [
  ['Order ID', ({ _id }) => _id],
  ['Placed', ({ orderPlaced }) => moment(orderPlaced)],
  ['Name', ({ name }) => name],
  ['E-mail', ({ email }) => email],
  ['Contact e-mail', ({ contactEmail }) => contactEmail],
  ['Mobile', ({ mobileNumber }) => mobileNumber],
  ['District', ({ district }) => district],
  ['Address', ({ address }) => address],
  ['Additional info', ({ additionalInfo }) => additionalInfo],
  [
    'Items',
    ({ cartItems }) => cartItems.map((item) => `${item.quantity} × ${item.name}`).join('; '),
  ],
  ['Items total', itemsTotal],
  ['Total amount', ({ totalAmount }) => totalAmount],
  ['Status', ({ status }) => status],
  ['Delivered', ({ deliveredAt }) => moment(deliveredAt)],
  ['Paid', ({ payment }) => payment],
  ['Paid on', ({ paidAt }) => moment(paidAt)],
  ['Deliver by', ({ deliverBy }) => deliverBy],
  ['Transaction ID', ({ transactionId }) => transactionId],
  ['Risk flag', ({ riskFlag }) => riskFlag],
  ['Refund due', ({ refundDue }) => refundDue],
  ['Review', ({ customerReview }) => customerReview],
]

export const userColumns: readonly Column<Schemas['User']>[] = [
  ['User ID', ({ _id }) => _id],
  ['Name', ({ name }) => name],
  ['E-mail', ({ email }) => email],
  ['Role', ({ role }) => role],
  ['Registered', ({ timestamp }) => millisecond(timestamp.createdAt)],
  ['Last login', ({ timestamp }) => millisecond(timestamp.lastLoginAt)],
]

function toRefundState({
  refundedAt,
  acceptedAt,
  refundRequestedAt,
  refundFailure,
}: Schemas['PaymentIssue']): string {
  if (refundedAt) return 'refunded'
  if (acceptedAt) return 'accepted'
  if (refundRequestedAt) return 'requested'
  return refundFailure === undefined ? 'due' : 'failed'
}

export const refundColumns: readonly Column<Schemas['PaymentIssue']>[] = [
  ['Payment ID', ({ _id }) => _id],
  ['Transaction ID', ({ transactionId }) => transactionId],
  ['Order ID', ({ order }) => order._id],
  ['Name', ({ order }) => order.name],
  ['E-mail', ({ order }) => order.email],
  ['Amount', ({ amount }) => amount],
  ['Currency', ({ currency }) => currency],
  ['Kind', ({ kind }) => kind],
  ['Reason', ({ reason }) => reason],
  ['Captured', ({ capturedAt }) => moment(capturedAt)],
  ['Refund by', ({ refundBy }) => refundBy],
  ['State', toRefundState],
  ['Refund requested', ({ refundRequestedAt }) => moment(refundRequestedAt)],
  ['Refund failure', ({ refundFailure }) => refundFailure],
  ['Refunded', ({ refundedAt }) => moment(refundedAt)],
  ['Refund reference', ({ refundReference }) => refundReference],
  ['Accepted', ({ acceptedAt }) => moment(acceptedAt)],
]

export const cartColumns: readonly Column<Schemas['CartItem']>[] = [
  ['Cart item ID', ({ _id }) => _id],
  ['Customer', ({ author }) => author],
  ['Product ID', ({ gadgetId }) => gadgetId],
  ['Name', ({ name }) => name],
  ['Price', ({ price }) => price],
  ['Quantity', ({ quantity }) => quantity],
  ['Added', ({ cartAdded }) => moment(cartAdded)],
  ['In stock', ({ inStock }) => inStock],
]

/** `price: 2490; inStock: true` */
const toText = (values: Schemas['AuditEntry']['before']) =>
  Object.entries(values)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join('; ')

export const auditColumns: readonly Column<Schemas['AuditEntry']>[] = [
  ['Entry ID', ({ _id }) => _id],
  ['When', ({ at }) => moment(at)],
  ['Admin', ({ actor }) => actor],
  ['Action', ({ action }) => action],
  ['Item', ({ label }) => label],
  ['Record', ({ subject }) => subject],
  ['Before', ({ before }) => toText(before)],
  ['After', ({ after }) => toText(after)],
]
