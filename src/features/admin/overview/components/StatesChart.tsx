import { PieChart } from '@mui/x-charts/PieChart'
import { formatCount } from '../lib/chartFormat'
import { getOrderStateLabel, type OrderState } from '../lib/orderStateLabels'

export function StatesChart({ states }: { states: readonly OrderState[] }) {
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
