import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type SessionEnd, selectIsSessionExpired } from '@/entities/auth/model/authSlice'
import { useAppSelector } from '@/store/hooks'

/** Redirects to the login page once the session has expired. */
export function RedirectOnSessionExpired() {
  const navigate = useNavigate()
  const location = useLocation()
  const isExpired = useAppSelector(selectIsSessionExpired)

  const leave = useEffectEvent(
    // A pushed entry would leave the page in the history twice after the next login.
    () =>
      void navigate('/login', {
        replace: true,
        state: { from: location, sessionEnd: 'expiry' satisfies SessionEnd },
      }),
  )
  useEffect(() => {
    if (isExpired) leave()
  }, [isExpired])

  return null
}
