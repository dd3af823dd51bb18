import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Link } from '../../../../shared/ui/link/Link'
import { PageHead } from '../../../../shared/ui/page-head/PageHead'
import { getRange, ranges, readDays, writeDays } from '../lib/ranges'
import { AdminAlerts } from './AdminAlerts'
import { BestProducts } from './BestProducts'
import { OrderStatesPanel } from './OrderStatesPanel'
import { Sales, twoColumns } from './Sales'
import { ShopTotals } from './ShopTotals'

type OverviewProps = {
  paymentIssues: ReactNode
}

export function Overview({ paymentIssues }: OverviewProps) {
  const [searchParams, setSearchParams] = useSearchParams()
  const days = readDays(searchParams)
  const range = getRange(days)
  const note = `Last ${ranges.find(({ value }) => value === days)?.label}`
  const setDays = (text: string) =>
    setSearchParams(writeDays(readDays(new URLSearchParams({ days: text }))), {
      preventScrollReset: true,
    })
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--s5)' }}>
      <PageHead
        title="Dashboard"
        lead="Here is how your shop is doing."
        actions={
          <>
            <TextField
              select
              size="small"
              value={days}
              onChange={({ target }) => setDays(target.value)}
              slotProps={{
                select: { native: true },
                htmlInput: { 'aria-label': 'Last' },
                input: { startAdornment: <InputAdornment position="start">Last</InputAdornment> },
              }}
              sx={{ flex: 'auto', width: { xs: '9rem', sm: '11rem' } }}
            >
              {ranges.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </TextField>
            <Button component={Link} size="small" to="/dashboard/refunds">
              Refunds
            </Button>
            <Button component={Link} size="small" to="/dashboard/audit">
              Audit log
            </Button>
          </>
        }
      />
      <AdminAlerts />
      {paymentIssues}
      <ShopTotals />
      <Sales period={days} />
      <Box sx={twoColumns}>
        <OrderStatesPanel range={range} note={note} />
        <BestProducts range={range} note={note} />
      </Box>
    </Box>
  )
}
