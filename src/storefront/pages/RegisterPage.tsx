import { useLocation } from 'react-router-dom'
import { t } from '@/shared/lib/language'
import { runtimeConfig } from '@/shared/lib/runtimeConfig'
import { Link } from '@/shared/ui/Link'
import { AuthLayout } from '@/storefront/features/auth/components/AuthLayout'
import { RegisterForm } from '@/storefront/features/auth/components/RegisterForm'
import * as messages from './messages'

export function RegisterPage() {
  const state: unknown = useLocation().state
  return (
    <AuthLayout
      title={t(messages.createAccount)}
      lead={
        <>
          {t(messages.haveAccount)}{' '}
          <Link to="/login" state={state}>
            {t(messages.login)}
          </Link>
        </>
      }
    >
      <RegisterForm isDemo={runtimeConfig().mode === 'demo'} />
    </AuthLayout>
  )
}
