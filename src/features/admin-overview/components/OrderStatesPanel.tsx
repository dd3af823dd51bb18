import { Link } from 'react-router-dom'
import { type GetOrderStatesApiArg, type OrderStates, useGetOrderStatesQuery } from '../../../api'
import { formatTaka } from '../../../shared/lib/formatTaka'
import { EmptyState } from '../../../shared/ui/empty-state/EmptyState'
import { ErrorNote } from '../../../shared/ui/error-note/ErrorNote'
import { Panel } from '../../../shared/ui/panel/Panel'
import { Skeleton } from '../../../shared/ui/skeleton/Skeleton'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden/VisuallyHidden'
import { countText } from '../lib/chartWords'
import { type OrderState, stateWords } from '../lib/stateWords'
import table from './FigureTable.module.css'
import styles from './OrderStatesPanel.module.css'
import { StatesChart } from './StatesChart'

/** In which states the orders of some days are. */
export function OrderStatesPanel({ range }: { range: GetOrderStatesApiArg }) {
  const { data, isError, isFetching, refetch } = useGetOrderStatesQuery(range)
  return <Panel title="Orders by state">{content()}</Panel>

  function content() {
    if (data) return <States {...data} range={range} />
    if (isError) {
      return (
        <ErrorNote
          message="The states could not be loaded."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )
    }
    return (
      <div role="status">
        <VisuallyHidden>Loading the states…</VisuallyHidden>
        <Skeleton height="14rem" borderRadius="var(--radius)" />
      </div>
    )
  }
}

function States({ states, range }: Pick<OrderStates, 'states'> & { range: GetOrderStatesApiArg }) {
  if (states.every(({ orders }) => orders === 0)) {
    return <EmptyState title="No orders in these days." />
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
            <StateRow key={stateWords(state).label} state={state} range={range} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function StateRow({ state, range }: { state: OrderState; range: GetOrderStatesApiArg }) {
  const { label, color } = stateWords(state)
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
      <td className={table.number}>{countText(orders)}</td>
      <td className={table.number}>{formatTaka(amount)}</td>
    </tr>
  )
}
