import Box from '@mui/material/Box'
import { useGetOrderStatesQuery } from '../../../../api'
import { ActionBanner } from '../../../../shared/ui/action-banner/ActionBanner'
import { AlertIcon, TruckIcon, WalletIcon } from '../../../../shared/ui/icon'
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
      icon: <AlertIcon size={22} />,
      text: `${ordersText(overdue)} overdue`,
    },
    {
      count: dueToday,
      to: `${orders}?due=today`,
      icon: <TruckIcon size={22} />,
      text: `${ordersText(dueToday)} due today`,
    },
    {
      count: toDeliver,
      to: `${orders}?status=Pending&payment=true&sort=paidAt&order=asc`,
      icon: <TruckIcon size={22} />,
      text: `${ordersText(toDeliver)} paid and waiting for delivery`,
    },
    {
      count: data.riskFlagged,
      to: `${orders}?riskFlag=true`,
      icon: <AlertIcon size={22} />,
      text: `${ordersText(data.riskFlagged)} with a payment to review`,
    },
    {
      count: data.refundsOverdue,
      to: `${refunds}?due=overdue&${earliestFirst}`,
      icon: <AlertIcon size={22} />,
      text: `${countText(data.refundsOverdue, 'refund')} overdue`,
    },
    {
      count: data.refundsDueToday,
      to: `${refunds}?due=today`,
      icon: <WalletIcon size={22} />,
      text: `${countText(data.refundsDueToday, 'refund')} due today`,
    },
    {
      count: data.refundsDue,
      to: `${refunds}?state=due&${earliestFirst}`,
      icon: <WalletIcon size={22} />,
      text: `${countText(data.refundsDue, 'payment')} to refund`,
    },
  ].filter(({ count }) => count > 0)
  if (alerts.length === 0) return null
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
      }}
    >
      {alerts.map(({ to, icon, text }) => (
        <ActionBanner key={to} to={to} icon={icon}>
          {text}
        </ActionBanner>
      ))}
    </Box>
  )
}
