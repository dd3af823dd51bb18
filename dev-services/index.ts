/** What the server may use of this folder. It loads it at run time and imports only its type. */
export { demoAccounts } from './demo-data/accounts'
export { seedDemo } from './demo-data/seed'
export { createEmulatorClient } from './identity/emulatorClient'
export type { EmulatorRequest, EmulatorResponse, SendToEmulator } from './identity/messages'
export { startIdentityEmulator } from './identity/startIdentityEmulator'
export { type DeliveredMail, startMailbox } from './mailbox/startMailbox'
export { startPaymentSandbox } from './payment-sandbox/startPaymentSandbox'
export { startPostgres } from './postgres'
