import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { isMissing, type Order, useGetOrderQuery } from '@/api'
import { orderPath } from '@/common/addresses'
import { ListSkeleton } from '@/dashboard/ui/ListSkeleton'
import { Modal } from '@/dashboard/ui/Modal'
import { OrderStates } from '@/dashboard/ui/order/OrderStates'
import { shortId } from '@/entities/order/lib/labels'
import { t } from '@/shared/lib/language'
import { EmptyState } from '@/shared/ui/EmptyState'
import { Link } from '@/shared/ui/Link'
import { QueryState } from '@/shared/ui/QueryState'
import { type SiblingsOptions, useSiblings } from '../hooks/useSiblings'
import { isCashDue } from '../lib/cash'
import * as messages from '../messages'
import * as paymentMessages from '../paymentMessages'
import { MainOrderAction } from './MainOrderAction'
import { OrderSections, type OrderSectionsProps } from './OrderSections'

export type OrderPanelProps = SiblingsOptions &
  Omit<OrderSectionsProps, 'order' | 'isDeleting'> & {
    /** The table's row, shown until the order itself is loaded. */
    row: Order | undefined
    onPrintSlip: (order: Order) => void
    onDeliver: (order: Order) => void
    onDeliverForCash: (order: Order) => void
    /** Resolves to whether the order was deleted; calls `onConfirmed` before the request is sent. */
    onDelete: (order: Order, onConfirmed: () => void) => Promise<boolean>
    onClose: () => void
  }

export function OrderPanel(props: OrderPanelProps) {
  const {
    id,
    row,
    onPrintSlip,
    onDeliver,
    onDeliverForCash,
    onDelete,
    issueActions,
    returns,
    onClose,
    onStay,
  } = props
  // A deleted order must not be refetched: the server would respond with 404.
  const [isDeleting, setIsDeleting] = useState(false)
  const { currentData, error, isFetching, refetch } = useGetOrderQuery({ id }, { skip: isDeleting })
  const order = isMissing(error) ? undefined : (currentData ?? row)
  const { position, siblings } = useSiblings(props)

  async function handleDelete(deleted: Order) {
    // flushSync: the response to the deletion may arrive before React's next render.
    const stopFetching = () => flushSync(() => setIsDeleting(true))
    if (await onDelete(deleted, stopFetching)) onClose()
    else setIsDeleting(false)
  }

  return (
    <Modal
      isPanel
      isInUrl
      title={
        order
          ? // Orders of earlier versions get their number soon after the upgrade.
            t(messages.orderTitle)(order.orderNumber ?? shortId(order._id))
          : t(messages.order)
      }
      onClose={onClose}
      actions={
        order &&
        !order.deletedAt && (
          <>
            <Button onClick={() => void handleDelete(order)}>{t(messages.deleteLabel)}</Button>
            {isCashDue(order) && (
              <Button onClick={() => onDeliverForCash(order)}>
                {t(paymentMessages.deliveredForCash)}
              </Button>
            )}
            <MainOrderAction order={order} onDeliver={onDeliver} />
          </>
        )
      }
    >
      {order && (
        <Stack sx={{ gap: 1 }}>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {order._id}
          </Typography>
          <OrderStates order={order} />
        </Stack>
      )}
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {siblings.map(({ label, Icon, onOpen }) => (
          // Stays in its place at the ends of the list.
          <Button
            key={label}
            size="small"
            aria-label={label}
            title={label}
            disabled={!onOpen}
            sx={{ minWidth: 44 }}
            onClick={onOpen}
          >
            <Icon size={20} />
          </Button>
        ))}
        {position && (
          <Typography variant="body2" sx={{ alignSelf: 'center' }}>
            {position}
          </Typography>
        )}
        {order && (
          <>
            <Button component={Link} size="small" to={orderPath(order)}>
              {order.payment ? t(messages.receipt) : t(messages.invoice)}
            </Button>
            {!order.deletedAt && (
              <Button size="small" onClick={() => onPrintSlip(order)}>
                {t(messages.printSlip)}
              </Button>
            )}
          </>
        )}
      </Stack>
      {isMissing(error) ? (
        <EmptyState title={t(messages.orderNotFound)}>
          <p>{t(messages.mayBeDeleted)}</p>
        </EmptyState>
      ) : (
        <QueryState
          query={{ data: order, isError: error !== undefined, isFetching, refetch }}
          loading={<ListSkeleton label={t(messages.loadingOrder)} />}
          errorText={t(messages.orderNotLoaded)}
        >
          {(found) => (
            // The key keeps what was entered for one order, such as a note, out of the next one.
            <OrderSections
              key={found._id}
              order={found}
              isDeleting={isDeleting}
              issueActions={issueActions}
              returns={returns}
              onStay={onStay}
            />
          )}
        </QueryState>
      )}
    </Modal>
  )
}
