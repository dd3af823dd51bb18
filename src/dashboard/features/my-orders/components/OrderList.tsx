import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { Order } from '@/api'
import { orderPath } from '@/common/addresses'
import { atLeast } from '@/dashboard/theme/breakpoints'
import { DeliveryCharge } from '@/dashboard/ui/order/DeliveryCharge'
import { OrderId } from '@/dashboard/ui/order/OrderId'
import { OrderStates } from '@/dashboard/ui/order/OrderStates'
import { OrderThumbnail } from '@/dashboard/ui/order/OrderThumbnail'
import { getItemCount, getItemsTotal } from '@/entities/order/lib/amounts'
import { getOrderTitle, shortId } from '@/entities/order/lib/labels'
import { useMediaQuery } from '@/shared/hooks/useMediaQuery'
import { formatDate } from '@/shared/lib/formatDate'
import { formatTaka } from '@/shared/lib/formatTaka'
import { t } from '@/shared/lib/language'
import { Link } from '@/shared/ui/Link'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import * as messages from '../messages'

export type OrderListProps = {
  orders: readonly Order[]
  actions: (order: Order) => ReactNode
}

const buttons = {
  gap: 1,
  '& button, & a': { px: 1.5, fontSize: 'var(--text-sm)', whiteSpace: 'nowrap' },
  '& .MuiButton-startIcon': { display: 'none' },
}

/** As wide as three short labels. */
const inCell = {
  flexWrap: 'wrap',
  justifyContent: 'end',
  width: 'max-content',
  maxWidth: '17rem',
  ml: 'auto',
}

export function OrderList(props: OrderListProps) {
  // The table needs this much beside the sidebar.
  const isWide = useMediaQuery(atLeast('wideDesktop'))
  return isWide ? <OrderTable {...props} /> : <OrderCards {...props} />
}

function OrderTable({ orders, actions }: OrderListProps) {
  return (
    <Card sx={{ p: 0 }}>
      <Table aria-label={t(messages.myOrders)}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: '100%' }}>{t(messages.order)}</TableCell>
            <TableCell align="right">{t(messages.total)}</TableCell>
            <TableCell>{t(messages.status)}</TableCell>
            <TableCell sx={{ width: 0 }}>
              <VisuallyHidden>{t(messages.actions)}</VisuallyHidden>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {orders.map((order) => (
            <TableRow key={order._id} hover>
              <TableCell component="th" scope="row">
                <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
                  <OrderThumbnail order={order} />
                  <div>
                    <Title order={order} />
                    <Typography variant="caption" component="p" sx={facts}>
                      <OrderId order={order} />
                      <span>{formatDate(order.orderPlaced)}</span>
                      <span>{t(messages.itemCount)(getItemCount(order))}</span>
                    </Typography>
                  </div>
                </Stack>
              </TableCell>
              <TableCell align="right" sx={total}>
                {formatTaka(getItemsTotal(order))}
                <DeliveryCharge order={order} />
              </TableCell>
              <TableCell sx={{ '& .MuiChip-label': { whiteSpace: 'nowrap' } }}>
                <OrderStates order={order} />
              </TableCell>
              <TableCell>
                <Stack direction="row" sx={{ ...buttons, ...inCell }}>
                  {actions(order)}
                  <DetailsButton order={order} />
                </Stack>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  )
}

function OrderCards({ orders, actions }: OrderListProps) {
  return (
    <Box
      component="ul"
      aria-label={t(messages.myOrders)}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(19rem, 100%), 1fr))',
        gap: { xs: 1.5, sm: 2 },
      }}
    >
      {orders.map((order) => (
        <Card
          key={order._id}
          component="li"
          sx={{ gridTemplateRows: '1fr auto auto', gap: 1.25, p: { xs: 1.5, sm: 2 } }}
        >
          <Stack direction="row" sx={{ alignItems: 'start', gap: 1.5 }}>
            <OrderThumbnail order={order} />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Title order={order} />
              <Typography variant="caption" component="p" sx={facts}>
                <Box component="span" sx={{ flex: '1 0 100%' }}>
                  <OrderId order={order} />
                </Box>
                <span>{formatDate(order.orderPlaced)}</span>
                <span>{t(messages.itemCount)(getItemCount(order))}</span>
              </Typography>
            </Box>
            <Box sx={{ ...total, textAlign: 'right', lineHeight: 1.3 }}>
              <strong>{formatTaka(getItemsTotal(order))}</strong>
              <DeliveryCharge order={order} />
            </Box>
          </Stack>
          <OrderStates order={order} />
          <Stack direction="row" sx={{ ...buttons, '& > *': { flex: 1 } }}>
            {actions(order)}
            <DetailsButton order={order} />
          </Stack>
        </Card>
      ))}
    </Box>
  )
}

function DetailsButton({ order }: { order: Order }) {
  return (
    <Button component={Link} to={orderPath(order)}>
      {t(messages.details)}
      <VisuallyHidden>{t(messages.detailsOf)(shortId(order._id))}</VisuallyHidden>
    </Button>
  )
}

function Title({ order }: { order: Order }) {
  return (
    <Typography variant="body2" sx={{ color: 'text.primary', fontWeight: 500, lineHeight: 1.3 }}>
      {getOrderTitle(order)}
    </Typography>
  )
}

const total = {
  '& small': {
    display: 'block',
    color: 'text.secondary',
    fontSize: 'var(--text-xs)',
    whiteSpace: 'nowrap',
  },
}

const facts = { display: 'flex', flexWrap: 'wrap', columnGap: 1.5, color: 'text.secondary' }
