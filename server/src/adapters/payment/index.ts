export {
  type GatewayTransaction,
  GatewayUnavailableError,
  type PaymentGateway,
  type Refund,
  UnexpectedResponseError,
} from './gateway'
export { createSslcommerzGateway } from './sslcommerz'
