export { AuthLayout } from './components/AuthLayout'
export { LoginForm } from './components/LoginForm'
export { RegisterForm } from './components/RegisterForm'
export { startAuth } from './model/startAuth'
