export { startIdentityEmulator } from './startIdentityEmulator'
