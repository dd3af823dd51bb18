export {
  type PaymentSandbox,
  type PaymentSandboxOptions,
  startPaymentSandbox,
} from './startPaymentSandbox'
