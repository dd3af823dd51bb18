import { useLocation } from 'react-router-dom'
import type { SessionEnd } from '@/entities/auth/model/authSlice'
import { useIsHydrating } from '@/shared/hooks/useIsHydrating'
import { getField } from '@/shared/lib/getField'
import { t } from '@/shared/lib/language'
import { runtimeConfig } from '@/shared/lib/runtimeConfig'
import { Link } from '@/shared/ui/Link'
import { shop } from '@/shop/shop.config'
import { AuthLayout } from '@/storefront/features/auth/components/AuthLayout'
import { LoginForm } from '@/storefront/features/auth/components/LoginForm'
import * as messages from './messages'

const sessionEnds: Record<SessionEnd, string> = {
  logout: t(messages.loggedOut),
  expiry: t(messages.sessionExpired),
}

/** Only for pages that require a login: the header's link remembers every page. */
function getReason(state: unknown): string | undefined {
  const sessionEnd = getField(state, 'sessionEnd')
  if (sessionEnd === 'logout' || sessionEnd === 'expiry') return sessionEnds[sessionEnd]
  const path = getField(getField(state, 'from'), 'pathname')
  if (path === '/checkout') return t(messages.loginToCheckout)
  const isGuarded = typeof path === 'string' && /^\/(cart|dashboard)(\/|$)/.test(path)
  return isGuarded ? t(messages.loginToContinue) : undefined
}

export function LoginPage() {
  const state: unknown = useLocation().state
  // A reload keeps the state, which the server does not know.
  const reason = useIsHydrating() ? undefined : getReason(state)
  return (
    <AuthLayout
      title={t(messages.login)}
      lead={
        <>
          {reason && (
            <>
              {reason}
              <br />
            </>
          )}
          {t(messages.newTo)(t(shop.displayName))}{' '}
          <Link to="/register" state={state}>
            {t(messages.createAccount)}
          </Link>
        </>
      }
    >
      <LoginForm isDemo={runtimeConfig().mode === 'demo'} />
    </AuthLayout>
  )
}
