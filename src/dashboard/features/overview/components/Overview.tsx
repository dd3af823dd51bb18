import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { atLeast } from '@/dashboard/theme/breakpoints'
import { PageHeader } from '@/dashboard/ui/PageHeader'
import { Link } from '@/shared/ui/Link'
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
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
      <PageHeader
        title="Dashboard"
        lead={
          // On phones the buttons stand beside the title.
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            Here is how your shop is doing.
          </Box>
        }
        actions={
          <>
            <Button component={Link} size="small" to="/dashboard/refunds">
              Refunds
            </Button>
            <Button component={Link} size="small" to="/dashboard/audit">
              Audit log
            </Button>
          </>
        }
      />
      <ShopTotals />
      <Box sx={attention}>
        <AdminAlerts />
        {paymentIssues}
      </Box>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h2">Sales</Typography>
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
          sx={{ width: '10.5rem' }}
        >
          {ranges.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </TextField>
      </Stack>
      <Sales period={days} />
      <Box sx={{ ...twoColumns, [`@media ${atLeast('wideDesktop')}`]: statusAndProducts }}>
        <OrderStatesPanel range={range} note={note} />
        <BestProducts range={range} note={note} />
      </Box>
    </Box>
  )
}

const attention = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 20px',
  '&:empty': { display: 'none' },
  // Payments to refund or accept have a row of their own.
  '& > section': { flex: '1 1 100%' },
}

/** Narrow and wide, other than the charts above. The content is as high as the panel. */
const statusAndProducts = {
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  '& > section': { gridTemplateRows: 'auto 1fr', alignContent: 'stretch' },
}
