import Box from '@mui/material/Box'
import ListItemButton from '@mui/material/ListItemButton'
import { useGetOrderStatesQuery } from '@/api'
import { WalletIcon } from '@/shared/ui/icon/accountIcons'
import { AlertIcon, ChevronRightIcon, TruckIcon } from '@/shared/ui/icon/icons'
import { Link } from '@/shared/ui/Link'
import { formatCount } from '../lib/chartFormat'

const orders = '/dashboard/all-ordered'
const refunds = '/dashboard/refunds'
const earliestFirst = 'sort=refundBy&order=asc'

const countText = (count: number, noun: string) =>
  `${formatCount(count)} ${count === 1 ? noun : `${noun}s`}`
const ordersText = (count: number) => countText(count, 'order')

/** Orders and refunds that need an admin; nothing if there are none or they are not loaded. */
export function AdminAlerts() {
  const { data } = useGetOrderStatesQuery({})
  if (!data) return null
  const toDeliver =
    data.states.find(({ status, payment }) => status === 'Pending' && payment)?.orders ?? 0
  const { dueToday, overdue } = data
  const alerts = [
    {
      count: overdue,
      to: `${orders}?due=overdue&sort=deliverBy&order=asc`,
      icon: <AlertIcon size={20} />,
      text: `${ordersText(overdue)} overdue`,
    },
    {
      count: dueToday,
      to: `${orders}?due=today`,
      icon: <TruckIcon size={20} />,
      text: `${ordersText(dueToday)} due today`,
    },
    {
      count: toDeliver,
      to: `${orders}?status=Pending&payment=true&sort=paidAt&order=asc`,
      icon: <TruckIcon size={20} />,
      text: `${ordersText(toDeliver)} paid and waiting for delivery`,
    },
    {
      count: data.riskFlagged,
      to: `${orders}?riskFlag=true`,
      icon: <AlertIcon size={20} />,
      text: `${ordersText(data.riskFlagged)} with a payment to review`,
    },
    {
      count: data.refundsOverdue,
      to: `${refunds}?due=overdue&${earliestFirst}`,
      icon: <AlertIcon size={20} />,
      text: `${countText(data.refundsOverdue, 'refund')} overdue`,
    },
    {
      count: data.refundsDueToday,
      to: `${refunds}?due=today`,
      icon: <WalletIcon size={20} />,
      text: `${countText(data.refundsDueToday, 'refund')} due today`,
    },
    {
      count: data.refundsDue,
      to: `${refunds}?state=due&${earliestFirst}`,
      icon: <WalletIcon size={20} />,
      text: `${countText(data.refundsDue, 'payment')} to refund`,
    },
  ].filter(({ count }) => count > 0)
  if (alerts.length === 0) return null
  return (
    <Box sx={strip}>
      {alerts.map(({ to, icon, text }) => (
        <ListItemButton key={to} component={Link} to={to} sx={alertLayout}>
          {icon}
          {text}
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
