export { identityChanged, selectGreeted, selectSessionEmail } from './model/authSlice'
