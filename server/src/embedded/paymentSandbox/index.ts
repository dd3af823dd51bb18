export { startPaymentSandbox } from './startPaymentSandbox'
