export type { EmulatedAccount } from './accounts'
export {
  type IdentityEmulator,
  type IdentityEmulatorOptions,
  startIdentityEmulator,
} from './startIdentityEmulator'
