import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { PieChart } from '@mui/x-charts/PieChart'
import { type GetOrderStatesApiArg, type OrderStates, useGetOrderStatesQuery } from '@/api'
import { atLeast } from '@/dashboard/theme/breakpoints'
import { formatCount } from '@/shared/lib/formatCount'
import { formatTaka } from '@/shared/lib/formatTaka'
import { t } from '@/shared/lib/language'
import { EmptyState } from '@/shared/ui/EmptyState'
import { Link } from '@/shared/ui/Link'
import { getOrderStateLabel, type OrderState } from '../lib/orderStateLabels'
import * as messages from '../messages'
import { QueryPanel } from './QueryPanel'
import { StatsTable } from './StatsTable'

type OrderStatesPanelProps = { range: GetOrderStatesApiArg; note: string }

export function OrderStatesPanel({ range, note }: OrderStatesPanelProps) {
  const query = useGetOrderStatesQuery(range)
  return (
    <QueryPanel
      title={t(messages.ordersByStatus)}
      content={t(messages.contents.orderStates)}
      note={note}
      query={query}
      height="14rem"
    >
      {({ states }) => <States states={states} range={range} />}
    </QueryPanel>
  )
}

function States({ states, range }: Pick<OrderStates, 'states'> & { range: GetOrderStatesApiArg }) {
  if (states.every(({ orders }) => orders === 0)) {
    return <EmptyState title={t(messages.noOrders)} />
  }
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        alignItems: 'center',
        gap: 2,
        [`@media ${atLeast('largePhone')}`]: {
          display: 'flex',
          '& > table': { flex: '1 1 auto', width: 'auto' },
        },
        // The panel is as high as the one beside it: the chart takes what the table leaves.
        [`@media ${atLeast('wideDesktop')}`]: {
          display: 'grid',
          gridTemplate: 'minmax(160px, 1fr) auto / minmax(0, 1fr)',
          height: '100%',
          '& > table': { width: '100%' },
        },
      }}
    >
      <StatesChart states={states} />
      <StatsTable
        columns={[t(messages.state), t(messages.orders), t(messages.amountWithDelivery)]}
        rows={states.map((state) => ({
          key: getOrderStateLabel(state).label,
          name: <StateLink state={state} range={range} />,
          values: [formatCount(state.orders), formatTaka(state.amount)],
        }))}
      />
    </Box>
  )
}

function StateLink({ state, range }: { state: OrderState; range: GetOrderStatesApiArg }) {
  const { label, color } = getOrderStateLabel(state)
  const { status, payment } = state
  const query = new URLSearchParams({ status, payment: `${payment}`, ...range })
  return (
    <Box
      component={Link}
      to={`/dashboard/all-ordered?${query}`}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 32,
        whiteSpace: { sm: 'nowrap' },
        '@media (pointer: coarse)': { minHeight: 'var(--touch)' },
        '&::before': {
          flex: 'none',
          width: 10,
          height: 10,
          borderRadius: '50%',
          bgcolor: color,
          content: '""',
        },
      }}
    >
      {label}
    </Box>
  )
}

/** Decorative: the table has the same numbers. */
function StatesChart({ states }: { states: readonly OrderState[] }) {
  const total = states.reduce((sum, { orders }) => sum + orders, 0)
  return (
    <Box
      aria-hidden="true"
      // Beside the table it shrinks first.
      sx={{
        position: 'relative',
        flex: '0 1000 160px',
        minWidth: 120,
        height: '100%',
        minHeight: 160,
      }}
    >
      <Box sx={{ position: 'absolute', inset: 0 }}>
        <PieChart
          hideLegend
          skipAnimation
          disableKeyboardNavigation
          margin={4}
          series={[
            {
              innerRadius: '68%',
              paddingAngle: 2,
              cornerRadius: 4,
              valueFormatter: ({ value }) => formatCount(value),
              data: states.map((state) => ({
                id: getOrderStateLabel(state).label,
                value: state.orders,
                ...getOrderStateLabel(state),
              })),
            },
          ]}
        />
      </Box>
      <Box sx={centered}>
        <Typography sx={{ fontWeight: 700, fontSize: 'var(--text-xl)', lineHeight: 1.1 }}>
          {formatCount(total)}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {t(messages.ordersOf)(total)}
        </Typography>
      </Box>
    </Box>
  )
}

/** The chart below has tooltips. */
const centered = {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  textAlign: 'center',
  pointerEvents: 'none',
}
