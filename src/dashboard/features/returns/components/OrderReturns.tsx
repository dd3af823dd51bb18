import { useState } from 'react'
import {
  type Order,
  type OrderItem,
  type OrderReturns as Returns,
  useListOrderReturnsQuery,
} from '@/api'
import { DividedList } from '@/dashboard/ui/DividedList'
import { ListSkeleton } from '@/dashboard/ui/ListSkeleton'
import { Panel } from '@/dashboard/ui/Panel'
import { selectUserEmail } from '@/entities/auth/model/authSlice'
import { isOwnOrder } from '@/entities/order/lib/isOwnOrder'
import { t } from '@/shared/lib/language'
import { QueryState } from '@/shared/ui/QueryState'
import { shop } from '@/shop/shop.config'
import { useAppSelector } from '@/store/hooks'
import * as messages from '../messages'
import { type Returnable, ReturnableItem } from './ReturnableItem'
import { ReturnDialog } from './ReturnDialog'
import { ReturnRow } from './ReturnRow'

/** Of a delivered order: what its customer has asked for, and what can be asked for. */
export function OrderReturns({ order }: { order: Order }) {
  const isOwn = isOwnOrder(order, useAppSelector(selectUserEmail))
  const [asked, setAsked] = useState<{ item: OrderItem; returnable: Returnable }>()
  const isDelivered = order.status === 'Delivered'
  const query = useListOrderReturnsQuery({ id: order._id }, { skip: !isDelivered })
  if (!isDelivered) return null
  return (
    <QueryState
      query={query}
      loading={
        <Panel title={t(messages.returnsAndWarranty)}>
          <ListSkeleton label={t(messages.loading)} rows={1} />
        </Panel>
      }
      errorText={t(messages.notLoaded)}
    >
      {(returns) => (
        <>
          {(isOwn || returns.requests.length > 0) && (
            <Panel
              title={t(messages.returnsAndWarranty)}
              text={isOwn ? textOf(returns, order) : undefined}
            >
              <DividedList>
                {(isOwn ? itemsToAsk(order, returns) : []).map((each) => (
                  <ReturnableItem key={each.item.gadgetId} {...each} onAsk={() => setAsked(each)} />
                ))}
                {returns.requests.map((request) => (
                  <ReturnRow key={request._id} request={request} isOwn={isOwn} />
                ))}
              </DividedList>
            </Panel>
          )}
          {asked && <ReturnDialog order={order} {...asked} onClose={() => setAsked(undefined)} />}
        </>
      )}
    </QueryState>
  )
}

const canAsk = ({ kinds }: Returnable) => kinds.length > 0

function textOf({ items, requests }: Returns, { deletedAt }: Order) {
  if (items.some(canAsk)) return t(messages.problemQuestion)
  return deletedAt || requests.length > 0 ? undefined : t(messages.isOver)(shop.supportEmail)
}

const itemsToAsk = ({ cartItems }: Order, { items }: Returns) =>
  cartItems.flatMap((item) => {
    const returnable = items.find(({ gadgetId }) => gadgetId === item.gadgetId)
    return returnable && canAsk(returnable) ? [{ item, returnable }] : []
  })
