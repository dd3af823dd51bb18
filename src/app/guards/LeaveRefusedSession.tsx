import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { selectIsSessionRefused } from '../../features/account'
import { useAppSelector } from '../../store/hooks'

/** Whose session the server no longer knows goes to the login, from wherever they are. */
export function LeaveRefusedSession() {
  const navigate = useNavigate()
  const location = useLocation()
  const isRefused = useAppSelector(selectIsSessionRefused)

  const leave = useEffectEvent(() => void navigate('/login', { state: { from: location } }))
  useEffect(() => {
    if (isRefused) leave()
  }, [isRefused])

  return null
}
