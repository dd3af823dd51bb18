import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { sessionExpired } from '@/api'
import type { SessionEnd } from '@/entities/auth/model/authSlice'
import { addAppListener, useAppDispatch } from '@/store/hooks'

/** Redirects to the login page once this tab has noticed that the session has expired. */
export function RedirectOnSessionExpired() {
  const navigate = useNavigate()
  const location = useLocation()
  const dispatch = useAppDispatch()

  const leave = useEffectEvent(
    // A pushed entry would leave the page in the history twice after the next login.
    () =>
      void navigate('/login', {
        replace: true,
        state: { from: location, sessionEnd: 'expiry' satisfies SessionEnd },
      }),
  )
  useEffect(
    () => dispatch(addAppListener({ actionCreator: sessionExpired, effect: () => leave() })),
    [dispatch],
  )

  return null
}
