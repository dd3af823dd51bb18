import Box from '@mui/material/Box'
import { PieChart } from '@mui/x-charts/PieChart'
import {
  type GetOrderStatesApiArg,
  type OrderStates,
  useGetOrderStatesQuery,
} from '../../../../api'
import { formatTaka } from '../../../../shared/lib/formatTaka'
import { atLeast } from '../../../../shared/theme/breakpoints'
import { EmptyState } from '../../../../shared/ui/empty-state/EmptyState'
import { Link } from '../../../../shared/ui/link/Link'
import { formatCount } from '../lib/chartFormat'
import { getOrderStateLabel, type OrderState } from '../lib/orderStateLabels'
import { QueryPanel } from './QueryPanel'
import { StatsTable } from './StatsTable'

type OrderStatesPanelProps = { range: GetOrderStatesApiArg; note: string }

export function OrderStatesPanel({ range, note }: OrderStatesPanelProps) {
  const query = useGetOrderStatesQuery(range)
  return (
    <QueryPanel
      title="Orders by status"
      content="order statuses"
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
    return <EmptyState title="No orders in this period." />
  }
  return (
    <Box
      sx={{
        display: 'grid',
        alignItems: 'center',
        gap: 2,
        [`@media ${atLeast('largePhone')}`]: {
          // The chart shrinks first.
          gridTemplateColumns: 'minmax(120px, 160px) minmax(max-content, 1fr)',
        },
        // The panel is as high as the one beside it.
        [`@media ${atLeast('wideDesktop')}`]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      }}
    >
      <div aria-hidden="true">
        <StatesChart states={states} />
      </div>
      <StatsTable
        columns={['State', 'Orders', 'Amount']}
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
        whiteSpace: 'nowrap',
        '@media (pointer: coarse)': { minHeight: 'var(--touch)' },
        '&::before': { width: 10, height: 10, borderRadius: '50%', bgcolor: color, content: '""' },
      }}
    >
      {label}
    </Box>
  )
}

function StatesChart({ states }: { states: readonly OrderState[] }) {
  return (
    <PieChart
      height={160}
      hideLegend
      skipAnimation
      disableKeyboardNavigation
      margin={4}
      series={[
        {
          innerRadius: 46,
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
  )
}
