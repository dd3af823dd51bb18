/** What the server may use of this folder. It loads it at run time and imports only its type. */
export { demoAccounts } from './demo-data/accounts'
export { seedDemo } from './demo-data/seed'
export { openIdentity, prepareIdentity } from './identity'
export { startMailbox } from './mailbox/startMailbox'
export { startPaymentSandbox } from './payment-sandbox/startPaymentSandbox'
export { startPostgres } from './postgres'
