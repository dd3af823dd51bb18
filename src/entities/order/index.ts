export { DeliveryCharge } from './components/DeliveryCharge'
export { PaymentBadge, StatusBadge } from './components/OrderBadges'
export { OrderId } from './components/OrderId'
export { OrderItems } from './components/OrderItems'
export { OrderStates } from './components/OrderStates'
export { OrderSummaryRow } from './components/OrderSummaryRow'
export { OrderThumbnail } from './components/OrderThumbnail'
export { OrderTotals } from './components/OrderTotals'
export {
  formatOrderTotal,
  formatPayment,
  getItemCount,
  getItemsTotal,
  getLineTotal,
} from './lib/amounts'
export { isOwnOrder } from './lib/isOwnOrder'
export { getOrderTitle, shortId } from './lib/labels'
