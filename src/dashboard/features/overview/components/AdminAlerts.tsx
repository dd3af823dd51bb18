import ListItemButton from '@mui/material/ListItemButton'
import type { ComponentType } from 'react'
import { useGetOrderStatesQuery, useListReturnsQuery } from '@/api'
import { t } from '@/shared/lib/language'
import { WalletIcon } from '@/shared/ui/icon/accountIcons'
import type { IconProps } from '@/shared/ui/icon/Icon'
import { AlertIcon, ChevronRightIcon, RetryIcon, TruckIcon } from '@/shared/ui/icon/icons'
import { Link } from '@/shared/ui/Link'
import * as messages from '../messages'

const orders = '/dashboard/all-ordered'
const refunds = '/dashboard/refunds'
const earliestFirst = 'sort=refundBy&order=asc'

type Alert = [
  Icon: ComponentType<IconProps>,
  count: number,
  toText: (count: number) => string,
  to: string,
]

/** Orders and refunds that need an admin; nothing if there are none or they are not loaded. */
export function AdminAlerts() {
  const { data } = useGetOrderStatesQuery({})
  const { data: openReturns } = useListReturnsQuery({ state: 'open', limit: 1 })
  if (!data) return null
  const toDeliver =
    data.states.find(({ status, payment }) => status === 'Pending' && payment)?.orders ?? 0
  const all: Alert[] = [
    [
      AlertIcon,
      data.overdue,
      t(messages.overdueOrders),
      `${orders}?due=overdue&sort=deliverBy&order=asc`,
    ],
    [TruckIcon, data.dueToday, t(messages.ordersDueToday), `${orders}?due=today`],
    [
      TruckIcon,
      toDeliver,
      t(messages.ordersToDeliver),
      `${orders}?status=Pending&payment=true&sort=paidAt&order=asc`,
    ],
    [AlertIcon, data.riskFlagged, t(messages.ordersToReview), `${orders}?riskFlag=true`],
    [
      AlertIcon,
      data.refundsOverdue,
      t(messages.overdueRefunds),
      `${refunds}?due=overdue&${earliestFirst}`,
    ],
    [
      AlertIcon,
      data.refundsStuck,
      t(messages.stuckRefunds),
      `${refunds}?state=stuck&${earliestFirst}`,
    ],
    [WalletIcon, data.refundsDueToday, t(messages.refundsDueToday), `${refunds}?due=today`],
    [
      WalletIcon,
      data.refundsDue,
      t(messages.paymentsToRefund),
      `${refunds}?state=due&${earliestFirst}`,
    ],
    [
      RetryIcon,
      openReturns?.total ?? 0,
      t(messages.openReturns),
      '/dashboard/returns?state=open&sort=requestedAt&order=asc',
    ],
  ]
  const alerts = all.filter(([, count]) => count > 0)
  if (alerts.length === 0) return null
  return (
    <>
      {alerts.map(([Icon, count, toText, to]) => (
        <ListItemButton key={to} component={Link} to={to} sx={alertLayout}>
          <Icon size={20} />
          {toText(count)}
          <ChevronRightIcon size={18} />
        </ListItemButton>
      ))}
    </>
  )
}

const alertLayout = {
  gap: 1.25,
  py: 1,
  border: '1px solid var(--marigold-300)',
  borderRadius: 'var(--radius)',
  bgcolor: 'var(--marigold-50)',
  fontSize: 'var(--text-sm)',
  lineHeight: 1.3,
  '& svg': { flex: 'none' },
  '& svg:first-of-type': { color: 'var(--marigold-600)' },
  '& svg:last-of-type': { ml: 'auto', color: 'inherit' },
  '@media (hover: hover)': { '&:hover': { bgcolor: 'var(--marigold-100)' } },
}
