export { AccountFrame } from './components/AccountFrame'
export { ChangePassword } from './components/ChangePassword'
export { LoginForm } from './components/LoginForm'
export { ProfileForm } from './components/ProfileForm'
export { RegisterForm } from './components/RegisterForm'
export { logoutRequested } from './model/accountListeners'
export {
  identityChanged,
  selectAccess,
  selectGreeted,
  selectIsSessionRefused,
  selectPerson,
  selectSessionEmail,
  sessionRetried,
} from './model/authSlice'
export { startAccount } from './model/startAccount'
