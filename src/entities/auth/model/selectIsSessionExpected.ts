import { isApiProblem, shopApi } from '@/api'
import type { RootState } from '@/store/hooks'
import {
  selectAuthUser,
  selectDisplayUser,
  selectIsSessionUnreachable,
  selectIsSigningIn,
} from './authSlice'

/** A remembered user is being recognized, or someone is signing in. */
export function selectIsSessionExpected(state: RootState): boolean {
  if (selectAuthUser(state)) return false
  const { error } = shopApi.endpoints.getSession.select()(state)
  // Without an answer it is asked again.
  const isGivenUp = selectIsSessionUnreachable(state) && isApiProblem(error) && error.status > 0
  return (selectDisplayUser(state) !== null && !isGivenUp) || selectIsSigningIn(state)
}
