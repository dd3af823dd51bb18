export { refundListing, refundSelection } from './refundListing'
export { paymentRoutes } from './routes'
export { createPaymentService, type PaymentService } from './service'
export { refundDueOn, toPaymentIssue } from './store/issues'
