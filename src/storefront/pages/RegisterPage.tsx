import { useLocation } from 'react-router-dom'
import { runtimeConfig } from '@/shared/lib/runtimeConfig'
import { Link } from '@/shared/ui/Link'
import { AuthLayout } from '@/storefront/features/auth/components/AuthLayout'
import { RegisterForm } from '@/storefront/features/auth/components/RegisterForm'

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
