import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { NativeSelect } from '@/dashboard/ui/NativeSelect'
import { PageHeader } from '@/dashboard/ui/PageHeader'
import { t } from '@/shared/lib/language'
import { Link } from '@/shared/ui/Link'
import { getPeriodName, getRange, ranges, readDays, writeDays } from '../lib/ranges'
import * as messages from '../messages'
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
  const note = t(messages.lastPeriod)(getPeriodName(days))
  const setDays = (text: string) =>
    setSearchParams(writeDays(readDays(new URLSearchParams({ days: text }))), {
      preventScrollReset: true,
    })
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
      <PageHeader
        title={t(messages.dashboard)}
        lead={
          // On phones the buttons stand beside the title.
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {t(messages.lead)}
          </Box>
        }
        actions={
          <>
            <Button component={Link} size="small" to="/dashboard/refunds">
              {t(messages.refunds)}
            </Button>
            <Button component={Link} size="small" to="/dashboard/audit">
              {t(messages.auditLog)}
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
        <Typography variant="h2">{t(messages.sales)}</Typography>
        <NativeSelect
          isCompact
          label={t(messages.last)}
          value={days}
          onChange={setDays}
          options={ranges}
          sx={{ width: '10.5rem' }}
        />
      </Stack>
      <Sales period={days} />
      <Box sx={statusAndProducts}>
        <OrderStatesPanel range={range} note={note} />
        <BestProducts range={range} note={note} />
      </Box>
    </Box>
  )
}

const attention = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  gap: 1.5,
  '&:empty': { display: 'none' },
  // Payments to refund or accept have a row of their own.
  '& > section': { gridColumn: '1 / -1' },
}

/** Narrow and wide, other than the charts above. The content is as high as the panel. */
const statusAndProducts = {
  ...twoColumns,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
  '& > section': { gridTemplateRows: { lg: 'auto 1fr' }, alignContent: { lg: 'stretch' } },
}
