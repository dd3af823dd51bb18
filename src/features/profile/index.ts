export { ChangePassword } from './components/ChangePassword'
export { ProfileForm } from './components/ProfileForm'
