import { useLocation, useNavigate } from 'react-router-dom'
import {
  selectDisplayUser,
  selectIsSigningIn,
  selectSessionEmail,
} from '@/entities/auth/model/authSlice'
import { showToast } from '@/shared/ui/toast/toast'
import { useAppSelector } from '@/store/hooks'
import type { Buyer, Purchase } from '../purchase'

/** Who buys. The login page returns to this page, with the purchase if it is to be finished there. */
export function useBuyer() {
  const navigate = useNavigate()
  const location = useLocation()
  const email = useAppSelector(selectSessionEmail)
  const hasDisplayUser = useAppSelector(selectDisplayUser) !== null
  const isSigningIn = useAppSelector(selectIsSigningIn)
  const buyer: Buyer = { email, isExpected: hasDisplayUser || isSigningIn }

  function redirectToLogin(intent?: Purchase) {
    showToast('PLease login first', 'warning')
    void navigate('/login', { state: { from: location, intent } })
  }

  return { buyer, redirectToLogin }
}
