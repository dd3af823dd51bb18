import { Link } from 'react-router-dom'
import {
  type GetOrderStatesApiArg,
  type OrderStates,
  useGetOrderStatesQuery,
} from '../../../../api'
import { formatTaka } from '../../../../shared/lib/formatTaka'
import { EmptyState } from '../../../../shared/ui/empty-state/EmptyState'
import { formatCount } from '../lib/chartFormat'
import { getOrderStateLabel, type OrderState } from '../lib/orderStateLabels'
import styles from './OrderStatesPanel.module.css'
import { QueryPanel } from './QueryPanel'
import { StatesChart } from './StatesChart'
import table from './StatsTable.module.css'

export function OrderStatesPanel({ range }: { range: GetOrderStatesApiArg }) {
  const query = useGetOrderStatesQuery(range)
  return (
    <QueryPanel title="Orders by status" content="order statuses" query={query} height="14rem">
      {({ states }) => <States states={states} range={range} />}
    </QueryPanel>
  )
}

function States({ states, range }: Pick<OrderStates, 'states'> & { range: GetOrderStatesApiArg }) {
  if (states.every(({ orders }) => orders === 0)) {
    return <EmptyState title="No orders in this period." />
  }
  return (
    <div className={styles.states}>
      <div aria-hidden="true">
        <StatesChart states={states} />
      </div>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">State</th>
            <th scope="col" className={table.number}>
              Orders
            </th>
            <th scope="col" className={table.number}>
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {states.map((state) => (
            <StateRow key={getOrderStateLabel(state).label} state={state} range={range} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function StateRow({ state, range }: { state: OrderState; range: GetOrderStatesApiArg }) {
  const { label, color } = getOrderStateLabel(state)
  const { status, payment, orders, amount } = state
  const query = new URLSearchParams({ status, payment: `${payment}`, ...range })
  return (
    <tr>
      <th scope="row">
        <Link className={styles.state} to={`/dashboard/all-ordered?${query}`}>
          <span className={styles.dot} style={{ background: color }} />
          {label}
        </Link>
      </th>
      <td className={table.number}>{formatCount(orders)}</td>
      <td className={table.number}>{formatTaka(amount)}</td>
    </tr>
  )
}
