export {
  type GatewayTransaction,
  GatewayUnavailableError,
  type PaymentGateway,
} from './gateway'
export { createSslcommerzGateway } from './sslcommerz'
