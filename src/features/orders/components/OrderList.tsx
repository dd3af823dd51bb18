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
import { orderPath } from '../../../../shop/addresses'
import type { Order } from '../../../api'
import {
  getDeliveryCharge,
  getItemCount,
  getItemsTotal,
  getOrderTitle,
  OrderId,
  OrderThumbnail,
  PaymentBadge,
  StatusBadge,
  shortId,
} from '../../../entities/order'
import { useMediaQuery } from '../../../shared/hooks/useMediaQuery'
import { formatDate } from '../../../shared/lib/formatDate'
import { formatTaka } from '../../../shared/lib/formatTaka'
import { pluralize } from '../../../shared/lib/pluralize'
import { atLeast } from '../../../shared/theme/breakpoints'
import { Link } from '../../../shared/ui/link/Link'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden/VisuallyHidden'

export type OrderListProps = {
  orders: readonly Order[]
  actions: (order: Order) => ReactNode
}

const label = 'My orders'
const actionsInCell = {
  gap: 1,
  '& button, & a': { px: 1.5, fontSize: 'var(--text-sm)', whiteSpace: 'nowrap' },
  '& .MuiButton-startIcon': { display: 'none' },
}

export function OrderList(props: OrderListProps) {
  // The table needs this much beside the sidebar.
  const isWide = useMediaQuery(atLeast('wideDesktop'))
  return isWide ? <OrderTable {...props} /> : <OrderCards {...props} />
}

function OrderTable({ orders, actions }: OrderListProps) {
  return (
    <Card sx={{ p: 0 }}>
      <Table aria-label={label}>
        <TableHead>
          <TableRow>
            <TableCell>Order</TableCell>
            <TableCell>Date</TableCell>
            <TableCell align="right">Items</TableCell>
            <TableCell align="right">Total</TableCell>
            <TableCell>Payment</TableCell>
            <TableCell>Status</TableCell>
            <TableCell>
              <VisuallyHidden>Actions</VisuallyHidden>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {orders.map((order) => (
            <TableRow key={order._id} hover>
              <TableCell component="th" scope="row">
                <OrderTitle order={order}>
                  <OrderId order={order} />
                </OrderTitle>
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatDate(order.orderPlaced)}</TableCell>
              <TableCell align="right">{getItemCount(order)}</TableCell>
              <TableCell align="right">
                {formatTaka(getItemsTotal(order))}
                <DeliveryCharge order={order} />
              </TableCell>
              <TableCell>
                <PaymentBadge order={order} />
              </TableCell>
              <TableCell>
                <StatusBadge order={order} />
              </TableCell>
              <TableCell>
                <Stack sx={actionsInCell}>
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
      aria-label={label}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(19rem, 100%), 1fr))',
        gap: 2,
      }}
    >
      {orders.map((order) => (
        <Card
          key={order._id}
          component="li"
          sx={{ gridTemplateRows: 'auto auto 1fr auto', gap: 2, p: 2 }}
        >
          <Line name={<OrderId order={order} />}>{formatDate(order.orderPlaced)}</Line>
          <OrderTitle order={order}>
            <Typography variant="body2">{pluralize(getItemCount(order), 'item')}</Typography>
          </OrderTitle>
          <Stack sx={{ gap: 1, pt: 1.5, borderTop: '1px solid var(--ink-100)' }}>
            <Line name="Total">
              <Stack sx={{ alignItems: 'end' }}>
                <strong>{formatTaka(getItemsTotal(order))}</strong>
                <DeliveryCharge order={order} />
              </Stack>
            </Line>
            <Line name="Payment">
              <PaymentBadge order={order} />
            </Line>
            <Line name="Status">
              <StatusBadge order={order} />
            </Line>
          </Stack>
          <Stack
            direction="row"
            sx={{
              flexWrap: 'wrap',
              alignItems: 'start',
              gap: 1.5,
              '& > *': { flex: '1 1 7.5rem' },
            }}
          >
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
      Details
      <VisuallyHidden> of order {shortId(order._id)}</VisuallyHidden>
    </Button>
  )
}

/** The total of a list is without it. */
function DeliveryCharge({ order }: { order: Order }) {
  const charge = getDeliveryCharge(order)
  if (charge <= 0) return null
  return (
    <Typography component="small" variant="caption" sx={{ display: 'block', whiteSpace: 'nowrap' }}>
      + {formatTaka(charge)} delivery
    </Typography>
  )
}

function OrderTitle({ order, children }: { order: Order; children: ReactNode }) {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
      <OrderThumbnail order={order} />
      <div>
        <Typography sx={{ fontWeight: 500, lineHeight: 1.3 }}>{getOrderTitle(order)}</Typography>
        {children}
      </div>
    </Stack>
  )
}

function Line({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', justifyContent: 'space-between', fontSize: 'var(--text-sm)' }}
    >
      <Box component="span" sx={{ display: 'flex', color: 'text.secondary' }}>
        {name}
      </Box>
      <Box component="span" sx={{ display: 'flex' }}>
        {children}
      </Box>
    </Stack>
  )
}
