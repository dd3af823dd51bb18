import { Link, useLocation } from 'react-router-dom'
import { shop } from '../../../shop/shop.config'
import { AuthLayout, RegisterForm } from '../../features/auth'
import { useTitle } from '../../shared/hooks/useTitle'
import { runtimeConfig } from '../../shared/lib/runtimeConfig'

export function RegisterPage() {
  useTitle(`Register - ${shop.name}`)
  const state: unknown = useLocation().state
  return (
    <AuthLayout
      title="Create an account"
      lead={
        <>
          Shopped here before?{' '}
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
