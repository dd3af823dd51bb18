import { Navigate, useLocation } from 'react-router-dom'
import { selectIsArrived } from '../../../entities/auth'
import { useAppSelector } from '../../../store/hooks'
import { returnPathOf } from '../lib/returnPath'

/** Whoever is signed in has nothing to do at a login. */
export function RedirectAfterSignIn() {
  const state: unknown = useLocation().state
  const isArrived = useAppSelector(selectIsArrived)
  return isArrived && <Navigate to={returnPathOf(state)} replace />
}
