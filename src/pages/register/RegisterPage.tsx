import { useLocation } from 'react-router-dom'
import { AuthLayout, RegisterForm } from '../../features/auth'
import { runtimeConfig } from '../../shared/lib/runtimeConfig'
import { Link } from '../../shared/ui/link/Link'

export function RegisterPage() {
  const state: unknown = useLocation().state
  return (
    <AuthLayout
      title="Create an account"
      lead={
        <>
          Already have an account?{' '}
          <Link to="/login" state={state}>
            Log in
          </Link>
        </>
      }
    >
      <RegisterForm isDemo={runtimeConfig().mode === 'demo'} />
    </AuthLayout>
  )
}
