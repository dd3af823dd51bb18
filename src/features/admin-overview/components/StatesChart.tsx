import { PieChart } from '@mui/x-charts/PieChart'
import { countText } from '../lib/chartWords'
import { type OrderState, stateWords } from '../lib/stateWords'

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
          valueFormatter: ({ value }) => countText(value),
          data: states.map((state) => ({
            id: stateWords(state).label,
            value: state.orders,
            ...stateWords(state),
          })),
        },
      ]}
    />
  )
}
