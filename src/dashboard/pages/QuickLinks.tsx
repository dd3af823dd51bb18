import Box from '@mui/material/Box'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import { Panel } from '@/dashboard/ui/Panel'
import { t } from '@/shared/lib/language'
import { PenIcon, ReceiptIcon } from '@/shared/ui/icon/accountIcons'
import { BoxIcon, CartIcon, UserIcon } from '@/shared/ui/icon/icons'
import { Link } from '@/shared/ui/Link'
import * as messages from './messages'

const links = [
  { label: t(messages.continueShopping), to: '/', Icon: BoxIcon },
  { label: t(messages.goToCart), to: '/cart', Icon: CartIcon },
  { label: t(messages.seeOrders), to: '/dashboard/orders', Icon: ReceiptIcon },
  { label: t(messages.writeReview), to: '/dashboard/pending-reviews', Icon: PenIcon },
  { label: t(messages.editProfile), to: '/dashboard/profile', Icon: UserIcon },
]

/** On screens where the sidebar, which has the same links, is hidden in a drawer. */
export function QuickLinks() {
  return (
    <Box sx={{ display: { md: 'none' } }}>
      <Panel title={t(messages.quickLinks)}>
        <List
          disablePadding
          sx={{
            display: 'grid',
            gridTemplateColumns: {
              xs: 'repeat(2, minmax(0, 1fr))',
              sm: 'repeat(3, minmax(0, 1fr))',
            },
            m: -1,
          }}
        >
          {links.map(({ label, to, Icon }) => (
            <ListItem key={to} disablePadding sx={{ '& svg': { color: 'var(--text-faint)' } }}>
              <ListItemButton
                component={Link}
                to={to}
                sx={{ gap: 1, px: 1, fontSize: 'var(--text-sm)', lineHeight: 1.2 }}
              >
                <Icon size={20} />
                {label}
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Panel>
    </Box>
  )
}
