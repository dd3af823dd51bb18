import { useListMyCartQuery } from '@/api'
import { ListSkeleton } from '@/dashboard/ui/ListSkeleton'
import { OrderItems } from '@/dashboard/ui/order/OrderItems'
import { Panel } from '@/dashboard/ui/Panel'
import { t } from '@/shared/lib/language'
import { QueryState } from '@/shared/ui/QueryState'
import * as messages from '../messages'

export function CustomerCart({ email }: { email: string }) {
  return (
    <Panel title={t(messages.cart)}>
      <QueryState
        query={useListMyCartQuery({ email })}
        loading={<ListSkeleton label={t(messages.loadingCart)} rows={2} />}
        errorText={t(messages.cartNotLoaded)}
        empty={<p>{t(messages.cartEmpty)}</p>}
      >
        {(rows) => <OrderItems items={rows} />}
      </QueryState>
    </Panel>
  )
}
