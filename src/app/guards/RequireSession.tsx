import { Fragment, type ReactNode, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import {
  refetchSession,
  selectAuthStatus,
  selectAuthUser,
  selectCurrentEnd,
  selectIsSessionUnreachable,
} from '@/entities/auth/model/authSlice'
import { t } from '@/shared/lib/language'
import { ErrorNote } from '@/shared/ui/ErrorNote'
import { Skeleton } from '@/shared/ui/Skeleton'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import * as messages from '../messages'

/** Redirects to the login page, which returns here, if there is no session. */
export function RequireSession({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch()
  const location = useLocation()
  const status = useAppSelector(selectAuthStatus)
  const user = useAppSelector(selectAuthUser)
  const isUnreachable = useAppSelector(selectIsSessionUnreachable)

  // Another user must not find what the last one has typed.
  if (user) return <Fragment key={user.id}>{children}</Fragment>
  if (status !== 'unknown') return <RedirectToLogin key={location.key} />
  if (!isUnreachable) return <GuardSkeleton />
  return (
    <div className="page-content">
      <ErrorNote
        message={t(messages.sessionUnreachable)}
        onRetry={() => void dispatch(refetchSession())}
      />
    </div>
  )
}

function RedirectToLogin() {
  const location = useLocation()
  const sessionEnd = useAppSelector(selectCurrentEnd)
  // Kept: the session may have ended before the login page is loaded.
  const [state] = useState({ from: location, sessionEnd })
  return <Navigate to="/login" replace state={state} />
}

/** Shown until it is known who is signed in. */
const GuardSkeleton = () => (
  <div className="page-content" role="status">
    <VisuallyHidden>{t(messages.loading)}</VisuallyHidden>
    <Skeleton width="min(16rem, 60%)" height="2.25rem" />
    <Skeleton height="6rem" borderRadius="var(--radius)" />
    <Skeleton height="6rem" borderRadius="var(--radius)" />
    <Skeleton width="70%" height="6rem" borderRadius="var(--radius)" />
  </div>
)
