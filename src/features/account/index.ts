export { selectGreeted, selectSessionEmail } from './model/authSlice'
