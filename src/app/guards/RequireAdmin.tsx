import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { useGetRoleQuery } from '../../api'
import { selectSessionEmail } from '../../entities/auth'
import { ErrorNote } from '../../shared/ui/error-note/ErrorNote'
import { useAppSelector } from '../../store/hooks'
import { GuardSkeleton } from './GuardSkeleton'
import styles from './guards.module.css'
import { RequireSession } from './RequireSession'

/** Redirects users who are not admins to the home page. */
export function RequireAdmin({ children }: { children: ReactNode }) {
  return (
    <RequireSession>
      <AdminsOnly>{children}</AdminsOnly>
    </RequireSession>
  )
}

function AdminsOnly({ children }: { children: ReactNode }) {
  const email = useAppSelector(selectSessionEmail) ?? ''
  const { data, isError, isFetching, refetch } = useGetRoleQuery(
    { emailOrId: email },
    { skip: !email },
  )

  if (data?.role === 'admin') return children
  if (data) return <Navigate to="/" replace />
  if (!isError) return <GuardSkeleton />
  return (
    <div className={styles.frame}>
      <ErrorNote
        message="We could not find out your role. Please try again."
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    </div>
  )
}
