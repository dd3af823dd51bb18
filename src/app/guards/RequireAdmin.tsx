import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { selectAuthUser } from '@/entities/auth/model/authSlice'
import { useAppSelector } from '@/store/hooks'
import { RequireSession } from './RequireSession'

/** Redirects users who are not admins to the home page. */
export function RequireAdmin({ children }: { children: ReactNode }) {
  const isAdmin = useAppSelector(selectAuthUser)?.role === 'admin'
  return <RequireSession>{isAdmin ? children : <Navigate to="/" replace />}</RequireSession>
}
