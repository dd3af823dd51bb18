import { Navigate, useLocation } from 'react-router-dom'
import { selectIsSignedIn } from '@/entities/auth/model/authSlice'
import { useAppSelector } from '@/store/hooks'
import { getReturnPath, getReturnState } from '../lib/returnPath'

/** Leaves the login page once the user is signed in. */
export function RedirectAfterSignIn() {
  const state: unknown = useLocation().state
  const isSignedIn = useAppSelector(selectIsSignedIn)
  return isSignedIn && <Navigate to={getReturnPath(state)} state={getReturnState(state)} replace />
}
