import { useEventCallback } from '@mui/material/utils'
import { useLocation, useNavigate } from 'react-router-dom'
import { useListPendingReviewsQuery } from '@/api'
import { adminViewToggled, selectIsAdminViewShown } from '@/entities/auth/model/adminViewSlice'
import { logoutRequested, selectAuthUser, selectDisplayUser } from '@/entities/auth/model/authSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { isAdminPath } from './dashboardLinks'

export function useSidebar() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const displayUser = useAppSelector(selectDisplayUser)
  const user = useAppSelector(selectAuthUser)
  const isAdminViewShown = useAppSelector(selectIsAdminViewShown)
  const { currentData: reviews } = useListPendingReviewsQuery(
    { email: user?.email ?? '' },
    { skip: !user },
  )

  /** Hiding the admin menu leaves such a page. */
  const isAdminPage = isAdminPath(pathname)

  const handleAdminViewToggle = useEventCallback(() => {
    dispatch(adminViewToggled())
    if (isAdminViewShown && isAdminPage) void navigate('/dashboard')
  })
  const handleLogout = useEventCallback(() => {
    dispatch(logoutRequested())
  })

  return {
    name: displayUser?.displayName ?? null,
    photo: displayUser?.photoURL ?? null,
    role: user?.role ?? 'user',
    isAdminViewShown,
    isAdminPage,
    /** Undefined while loading. */
    pendingReviews: reviews?.total,
    onAdminViewToggle: handleAdminViewToggle,
    onLogout: handleLogout,
  } as const
}
