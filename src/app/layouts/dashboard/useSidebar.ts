import { useGetRoleQuery, useListPendingReviewsQuery } from '../../../api'
import { logoutRequested, selectGreeted, selectSessionEmail } from '../../../features/account'
import { adminViewToggled, selectIsAdminViewShown } from '../../../features/admin'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'

/** What the sidebar shows of the person who is here. */
export function useSidebar() {
  const dispatch = useAppDispatch()
  const greeted = useAppSelector(selectGreeted)
  const email = useAppSelector(selectSessionEmail)
  const isAdminViewShown = useAppSelector(selectIsAdminViewShown)
  const { data: found } = useGetRoleQuery({ emailOrId: email ?? '' }, { skip: !email })
  const { data: reviews } = useListPendingReviewsQuery({ email: email ?? '' }, { skip: !email })

  return {
    name: greeted?.displayName ?? null,
    photo: greeted?.photoURL ?? null,
    role: found?.role ?? 'user',
    isAdminViewShown,
    pendingReviews: reviews?.total,
    onAdminViewToggle: () => dispatch(adminViewToggled()),
    onLogout: () => dispatch(logoutRequested()),
  } as const
}
