export {
  type GatewayTransaction,
  GatewayUnavailableError,
  type PaymentGateway,
  UnexpectedResponseError,
} from './gateway'
export { createSslcommerzGateway } from './sslcommerz'
