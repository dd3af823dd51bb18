export {
  type GatewayTransaction,
  GatewayUnavailableError,
  type Money,
  type PaymentGateway,
} from './gateway'
export { createSslcommerzGateway, type SslcommerzOptions } from './sslcommerz'
