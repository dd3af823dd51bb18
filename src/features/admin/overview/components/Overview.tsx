import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { DashboardTheme } from '../../../../shared/theme/DashboardTheme'
import { buttonClass } from '../../../../shared/ui/button/Button'
import { PageHead } from '../../../../shared/ui/page-head/PageHead'
import { Select } from '../../../../shared/ui/select/Select'
import { rangeOf, ranges, readDays, writeDays } from '../lib/ranges'
import { AdminAlerts } from './AdminAlerts'
import { BestProducts } from './BestProducts'
import { OrderStatesPanel } from './OrderStatesPanel'
import styles from './Overview.module.css'
import { Sales } from './Sales'
import { ShopTotals } from './ShopTotals'

type OverviewProps = {
  /** Payments that an admin has to decide on. */
  attention: ReactNode
}

/** How the shop does, and what waits for an admin. */
export function Overview({ attention }: OverviewProps) {
  const [searchParams, setSearchParams] = useSearchParams()
  const days = readDays(searchParams)
  const range = rangeOf(days)
  return (
    <DashboardTheme>
      <div className={styles.page}>
        <PageHead
          title="Dashboard"
          lead="The shop at a glance."
          actions={
            <>
              <Select
                className={styles.range}
                label="Last"
                value={days}
                options={ranges}
                onChange={(chosen) =>
                  setSearchParams(writeDays(chosen), { preventScrollReset: true })
                }
              />
              <Link className={buttonClass()} to="/dashboard/audit">
                Audit log
              </Link>
            </>
          }
        />
        <AdminAlerts />
        {attention}
        <ShopTotals />
        <Sales range={range} />
        <div className={styles.columns}>
          <OrderStatesPanel range={range} />
          <BestProducts range={range} />
        </div>
      </div>
    </DashboardTheme>
  )
}
