import Box from '@mui/material/Box'
import ListItemButton from '@mui/material/ListItemButton'
import type { ComponentType } from 'react'
import { useGetOrderStatesQuery } from '@/api'
import { t } from '@/shared/lib/language'
import { WalletIcon } from '@/shared/ui/icon/accountIcons'
import type { IconProps } from '@/shared/ui/icon/Icon'
import { AlertIcon, ChevronRightIcon, TruckIcon } from '@/shared/ui/icon/icons'
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
    [WalletIcon, data.refundsDueToday, t(messages.refundsDueToday), `${refunds}?due=today`],
    [
      WalletIcon,
      data.refundsDue,
      t(messages.paymentsToRefund),
      `${refunds}?state=due&${earliestFirst}`,
    ],
  ]
  const alerts = all.filter(([, count]) => count > 0)
  if (alerts.length === 0) return null
  return (
    <Box sx={strip}>
      {alerts.map(([Icon, count, toText, to]) => (
        <ListItemButton key={to} component={Link} to={to} sx={alertLayout}>
          <Icon size={20} />
          {toText(count)}
          <ChevronRightIcon size={18} />
        </ListItemButton>
      ))}
    </Box>
  )
}

/** The gap shows the background as a line between the alerts. */
const strip = {
  display: 'flex',
  flex: '1 1 24rem',
  flexWrap: 'wrap',
  gap: '1px',
  overflow: 'hidden',
  border: '1px solid var(--marigold-300)',
  borderRadius: 'var(--radius)',
  bgcolor: 'var(--marigold-300)',
}

const alertLayout = {
  flex: '1 1 17rem',
  gap: 1.25,
  py: 1,
  borderRadius: 0,
  bgcolor: 'var(--marigold-50)',
  fontSize: 'var(--text-sm)',
  lineHeight: 1.3,
  '& svg': { flex: 'none' },
  '& svg:first-of-type': { color: 'var(--marigold-600)' },
  '& svg:last-of-type': { ml: 'auto', color: 'inherit' },
  '&:focus-visible': { outlineOffset: -3 },
  '@media (hover: hover)': { '&:hover': { bgcolor: 'var(--marigold-100)' } },
}
