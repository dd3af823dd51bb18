import { useEndSessionMutation, useGetRoleQuery, useListPendingReviewsQuery } from '../../../api'
import { selectGreeted, selectSessionEmail } from '../../../features/account'
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
  const [endSession] = useEndSessionMutation()

  return {
    name: greeted?.displayName ?? null,
    role: found?.role ?? 'user',
    isAdminViewShown,
    pendingReviews: reviews?.total,
    onAdminViewToggle: () => dispatch(adminViewToggled()),
    onLogout: () => void endSession(),
  } as const
}
