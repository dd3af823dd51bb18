import { Navigate, useLocation } from 'react-router-dom'
import { useAppSelector } from '../../../store/hooks'
import { returnPathOf } from '../lib/returnPath'
import { selectIsArrived } from '../model/authSlice'

/** Whoever is signed in has nothing to do at a login. */
export function ReturnOnceSignedIn() {
  const state: unknown = useLocation().state
  const isArrived = useAppSelector(selectIsArrived)
  return isArrived && <Navigate to={returnPathOf(state)} replace />
}
