export { paymentRoutes } from './routes'
export { createPaymentService, type PaymentService } from './service'
export { refundBy } from './store/issues'
