import Skeleton from '@mui/material/Skeleton'
import { Suspense } from 'react'
import { selectIsAdminViewShown } from '@/entities/auth/model/adminViewSlice'
import { selectAuthUser } from '@/entities/auth/model/authSlice'
import { t } from '@/shared/lib/language'
import { lazyComponent } from '@/shared/lib/lazyComponent'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import { useAppSelector } from '@/store/hooks'
import { CustomerOverview } from './CustomerOverview'
import * as messages from './messages'

/** Lazy, because the charts are large and only admins see them. */
const { Component: AdminOverview } = lazyComponent(async () => {
  const [{ Overview }, { PaymentIssues }] = await Promise.all([
    import(
      /* webpackChunkName: "admin-overview" */ '@/dashboard/features/overview/components/Overview'
    ),
    import(
      /* webpackChunkName: "admin-overview" */ '@/dashboard/features/payment-issues/components/PaymentIssues'
    ),
  ])
  return () => <Overview paymentIssues={<PaymentIssues />} />
})

/** Admins see the shop's numbers unless they have hidden the admin view. */
export function DashboardPage() {
  const isAdmin = useAppSelector(selectAuthUser)?.role === 'admin'
  const isAdminViewShown = useAppSelector(selectIsAdminViewShown)

  if (!isAdmin || !isAdminViewShown) return <CustomerOverview />
  return (
    <Suspense fallback={<OverviewSkeleton />}>
      <AdminOverview />
    </Suspense>
  )
}

function OverviewSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>{t(messages.loadingDashboard)}</VisuallyHidden>
      <Skeleton width="min(16rem, 60%)" height="2.25rem" />
    </div>
  )
}
