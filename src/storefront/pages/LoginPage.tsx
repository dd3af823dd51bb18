import { useLocation } from 'react-router-dom'
import type { SessionEnd } from '@/entities/auth/model/authSlice'
import { useIsHydrating } from '@/shared/hooks/useIsHydrating'
import { getField } from '@/shared/lib/getField'
import { runtimeConfig } from '@/shared/lib/runtimeConfig'
import { Link } from '@/shared/ui/Link'
import { shop } from '@/shop/shop.config'
import { AuthLayout } from '@/storefront/features/auth/components/AuthLayout'
import { LoginForm } from '@/storefront/features/auth/components/LoginForm'

const sessionEnds: Record<SessionEnd, string> = {
  logout: 'You’re logged out.',
  expiry: 'Your session has expired. Log in to continue.',
}

/** Only for pages that require a login: the header's link remembers every page. */
function getReason(state: unknown): string | undefined {
  const sessionEnd = getField(state, 'sessionEnd')
  if (sessionEnd === 'logout' || sessionEnd === 'expiry') return sessionEnds[sessionEnd]
  const path = getField(getField(state, 'from'), 'pathname')
  if (path === '/checkout') return 'Log in to continue to checkout.'
  const isGuarded = typeof path === 'string' && /^\/(cart|dashboard)(\/|$)/.test(path)
  return isGuarded ? 'Log in to continue.' : undefined
}

export function LoginPage() {
  const state: unknown = useLocation().state
  // A reload keeps the state, which the server does not know.
  const reason = useIsHydrating() ? undefined : getReason(state)
  return (
    <AuthLayout
      title="Log in"
      lead={
        <>
          {reason && (
            <>
              {reason}
              <br />
            </>
          )}
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
