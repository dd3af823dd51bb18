import { useLocation } from 'react-router-dom'
import { shop } from '../../../shop/shop.config'
import { AuthLayout, LoginForm } from '../../features/auth'
import { runtimeConfig } from '../../shared/lib/runtimeConfig'
import { Link } from '../../shared/ui/link/Link'

export function LoginPage() {
  const state: unknown = useLocation().state
  return (
    <AuthLayout
      title="Log in"
      lead={
        <>
          New to {shop.name}?{' '}
          <Link to="/register" state={state}>
            Create an account
          </Link>
        </>
      }
    >
      <LoginForm isDemo={runtimeConfig().mode === 'demo'} />
    </AuthLayout>
  )
}
