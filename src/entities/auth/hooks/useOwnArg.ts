import { skipToken } from '@reduxjs/toolkit/query'
import { useAppSelector } from '@/store/hooks'
import { selectSessionEmail } from '../model/authSlice'

/** The argument of a call for what is the user's own. Without a session the call is not made. */
export function useOwnArg() {
  const email = useAppSelector(selectSessionEmail)
  return email ? { email } : skipToken
}
