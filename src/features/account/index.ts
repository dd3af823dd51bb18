export { AccountFrame } from './components/AccountFrame'
export { LoginForm } from './components/LoginForm'
export { RegisterForm } from './components/RegisterForm'
export { logoutRequested } from './model/accountListeners'
export {
  identityChanged,
  selectAccess,
  selectGreeted,
  selectIsSessionRefused,
  selectSessionEmail,
  sessionRetried,
} from './model/authSlice'
export { startAccount } from './model/startAccount'
