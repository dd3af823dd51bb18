import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { buttonClass } from '../../../../shared/ui/button/Button'
import { PageHead } from '../../../../shared/ui/page-head/PageHead'
import { Select } from '../../../../shared/ui/select/Select'
import { getRange, ranges, readDays, writeDays } from '../lib/ranges'
import { AdminAlerts } from './AdminAlerts'
import { BestProducts } from './BestProducts'
import { OrderStatesPanel } from './OrderStatesPanel'
import styles from './Overview.module.css'
import { Sales } from './Sales'
import { ShopTotals } from './ShopTotals'

type OverviewProps = {
  /** Payment issues to resolve. */
  paymentIssues: ReactNode
}

export function Overview({ paymentIssues }: OverviewProps) {
  const [searchParams, setSearchParams] = useSearchParams()
  const days = readDays(searchParams)
  const range = getRange(days)
  return (
    <div className={styles.page}>
      <PageHead
        title="Dashboard"
        lead="Here is how your shop is doing."
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
      {paymentIssues}
      <ShopTotals />
      <Sales range={range} />
      <div className={styles.columns}>
        <OrderStatesPanel range={range} />
        <BestProducts range={range} />
      </div>
    </div>
  )
}
