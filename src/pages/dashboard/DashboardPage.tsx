import { shop } from '../../../shop/shop.config'
import { useTitle } from '../../shared/hooks/useTitle'
import { CustomerOverview } from './CustomerOverview'

/** Where a role that sees another overview gets it. */
export function DashboardPage() {
  useTitle(`Dashboard - ${shop.name}`)
  return <CustomerOverview />
}
