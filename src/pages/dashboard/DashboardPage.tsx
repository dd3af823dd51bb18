import { lazy, Suspense } from 'react'
import { shop } from '../../../shop/shop.config'
import { useGetRoleQuery } from '../../api'
import { selectSessionEmail } from '../../entities/auth'
import { selectIsAdminViewShown } from '../../features/admin'
import { useTitle } from '../../shared/hooks/useTitle'
import { Skeleton } from '../../shared/ui/skeleton/Skeleton'
import { VisuallyHidden } from '../../shared/ui/visually-hidden/VisuallyHidden'
import { useAppSelector } from '../../store/hooks'
import { CustomerOverview } from './CustomerOverview'

/** Charts are heavy, and no customer's business. */
const AdminOverview = lazy(async () => {
  const [{ Overview }, { PaymentIssues }] = await Promise.all([
    import(/* webpackChunkName: "admin-overview" */ '../../features/admin/overview'),
    import(/* webpackChunkName: "admin-overview" */ '../../features/admin/payment-issues'),
  ])
  return { default: () => <Overview paymentIssues={<PaymentIssues />} /> }
})

/** An admin sees how the shop does, unless they want to see what a user sees. */
export function DashboardPage() {
  useTitle(`Dashboard - ${shop.name}`)
  const email = useAppSelector(selectSessionEmail) ?? ''
  const isAdminViewShown = useAppSelector(selectIsAdminViewShown)
  const { data, isError } = useGetRoleQuery({ emailOrId: email }, { skip: !email })

  if (!data && !isError) return <OverviewSkeleton />
  if (data?.role !== 'admin' || !isAdminViewShown) return <CustomerOverview />
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
