import Skeleton from '@mui/material/Skeleton'
import { lazy, Suspense } from 'react'
import { selectIsAdminViewShown } from '@/entities/auth/model/adminViewSlice'
import { selectAuthUser } from '@/entities/auth/model/authSlice'
import { loadChunk } from '@/shared/lib/loadChunk'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import { useAppSelector } from '@/store/hooks'
import { CustomerOverview } from './CustomerOverview'

const loadOverview = () =>
  Promise.all([
    import(
      /* webpackChunkName: "admin-overview" */ '@/dashboard/features/overview/components/Overview'
    ),
    import(
      /* webpackChunkName: "admin-overview" */ '@/dashboard/features/payment-issues/components/PaymentIssues'
    ),
  ])

/** Lazy, because the charts are large and only admins see them. */
const AdminOverview = lazy(async () => {
  const [{ Overview }, { PaymentIssues }] = await loadChunk(loadOverview)
  return { default: () => <Overview paymentIssues={<PaymentIssues />} /> }
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
      <VisuallyHidden>Loading the dashboard…</VisuallyHidden>
      <Skeleton width="min(16rem, 60%)" height="2.25rem" />
    </div>
  )
}
