import type { ReturnRequest } from '@/api'
import { CellButton, CellPicture, EllipsisText } from '@/dashboard/tables/cells'
import styles from '@/dashboard/tables/cells.module.css'
import { actionsColumn, type Column } from '@/dashboard/tables/columns'
import { CustomerCell, DayCell, OrderLinkCell } from '@/dashboard/tables/orderCells'
import { shortId } from '@/entities/order/lib/labels'
import { formatDateTime } from '@/shared/lib/formatDate'
import { t } from '@/shared/lib/language'
import { reasonLabel } from '../lib/labels'
import * as messages from '../messages'
import { ReturnState } from './ReturnState'

export function returnColumns(onOpen: (request: ReturnRequest) => void): Column<ReturnRequest>[] {
  return [
    {
      field: 'requestedAt',
      label: t(messages.requested),
      width: 100,
      cell: ({ requestedAt }) => <DayCell time={requestedAt} />,
    },
    {
      field: 'customer',
      label: t(messages.customer),
      description: t(messages.customerHint),
      width: 120,
      isFlexible: true,
      isAlwaysVisible: true,
      cardSlot: 'title',
      cell: ({ order }, tabIndex) => <CustomerCell order={order} tabIndex={tabIndex} />,
    },
    {
      field: 'order',
      label: t(messages.order),
      description: t(messages.canBeSearched),
      width: 136,
      cardSlot: 'subtitle',
      cell: ({ order }, tabIndex) => (
        <OrderLinkCell
          order={order}
          tabIndex={tabIndex}
          text={order.orderNumber ?? shortId(order._id)}
        />
      ),
    },
    {
      field: 'picture',
      label: t(messages.picture),
      width: 60,
      isAlwaysVisible: true,
      cardSlot: 'picture',
      cell: ({ item }) => <CellPicture src={item.image} />,
    },
    {
      field: 'product',
      label: t(messages.product),
      description: t(messages.canBeSearched),
      width: 180,
      isFlexible: true,
      cell: ({ item, quantity }) => (
        <EllipsisText text={t(messages.countOf)(item.name, quantity)} lines={2} />
      ),
    },
    {
      field: 'kind',
      label: t(messages.kind),
      description: t(messages.canBeFiltered),
      width: 150,
      isFlexible: true,
      cell: ({ kind, reason }) => (
        <span className={styles.lines}>
          <span>{t(messages.kinds[kind])}</span>
          <EllipsisText text={reasonLabel(reason)} isFaint />
        </span>
      ),
    },
    {
      field: 'state',
      label: t(messages.state),
      description: t(messages.canBeFiltered),
      width: 172,
      cardSlot: 'badge',
      cell: (request) => <ReturnState request={request} />,
    },
    {
      field: 'answeredAt',
      label: t(messages.answered),
      width: 160,
      isHiddenByDefault: true,
      cell: ({ answeredAt }) => formatDateTime(answeredAt),
    },
    actionsColumn(86, (request, tabIndex) => (
      <CellButton
        tabIndex={tabIndex}
        label={t(messages.openRequest)(request.order.name)}
        onClick={() => onOpen(request)}
      >
        {t(messages.open)}
      </CellButton>
    )),
  ]
}
