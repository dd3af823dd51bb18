export { refundListing, refundSelection } from './refundListing'
export { paymentRoutes } from './routes'
export { createPaymentService, type PaymentService } from './service'
export { stuckRefunds } from './store/issues'
