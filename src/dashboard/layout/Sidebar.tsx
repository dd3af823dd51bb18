import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ComponentType, memo, type ReactNode } from 'react'
import { useLocation, useMatch, useNavigate } from 'react-router-dom'
import { useListPendingReviewsQuery } from '@/api'
import { adminViewToggled, selectIsAdminViewShown } from '@/entities/auth/model/adminViewSlice'
import { logoutRequested, selectAuthUser, selectDisplayUser } from '@/entities/auth/model/authSlice'
import { formatCount } from '@/shared/lib/formatCount'
import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import { Avatar } from '@/shared/ui/Avatar'
import { LeaveIcon } from '@/shared/ui/icon/accountIcons'
import { CloseIcon, SearchIcon, UserIcon } from '@/shared/ui/icon/icons'
import { LanguageSwitch } from '@/shared/ui/LanguageSwitch'
import { Link } from '@/shared/ui/Link'
import { Logo } from '@/shared/ui/Logo'
import { fallbackPhoto } from '@/shop/fallbackUser'
import { shop } from '@/shop/shop.config'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { dashboardLinks, isAdminPath } from './dashboardLinks'
import * as messages from './messages'

/** `onChoose` closes the drawer that contains the sidebar. */
type SidebarProps = {
  onChoose?: () => void
  /** Opens the search of everything, which has a button in the header of narrow screens. */
  onSearch?: (() => void) | undefined
}

const current = { bgcolor: 'var(--ink-800)', color: 'var(--text-on-ink)' }
const onInk = {
  borderColor: 'var(--ink-600)',
  bgcolor: 'transparent',
  color: 'inherit',
  '@media (hover: hover)': { '&:hover': { bgcolor: 'var(--ink-800)' } },
}

/** It looks like a field. */
const searchButton = {
  ...onInk,
  justifyContent: 'start',
  px: 1.5,
  color: 'var(--text-on-ink-soft)',
  fontWeight: 400,
  fontSize: 'var(--text-sm)',
  '& kbd': { ml: 'auto', font: 'inherit', fontSize: 'var(--text-xs)' },
}

export const Sidebar = memo(function Sidebar({ onChoose, onSearch }: SidebarProps) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const displayUser = useAppSelector(selectDisplayUser)
  const user = useAppSelector(selectAuthUser)
  const isAdminViewShown = useAppSelector(selectIsAdminViewShown)
  const { currentData: reviews } = useListPendingReviewsQuery(
    { email: user?.email ?? '' },
    { skip: !user },
  )
  const isAdmin = user?.role === 'admin'
  /** Hiding the admin menu leaves an admin page. */
  const leavesPage = isAdminViewShown && isAdminPath(pathname)

  function handleAdminViewToggle() {
    dispatch(adminViewToggled())
    if (!leavesPage) return
    void navigate('/dashboard')
    onChoose?.()
  }

  return (
    <Stack
      sx={{
        '--focus': '#8fb0ff',
        gap: onSearch ? 1.5 : 2.5,
        minHeight: '100%',
        px: 1.5,
        py: onSearch ? 2 : 2.5,
        bgcolor: 'var(--ink-900)',
        color: 'var(--text-on-ink)',
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Link to="/" aria-label={t(shared.homeLink)(t(shop.displayName))} onClick={onChoose}>
          <Logo />
        </Link>
        {onChoose && (
          <IconButton aria-label={t(shared.closeMenu)} onClick={onChoose}>
            <CloseIcon />
          </IconButton>
        )}
      </Stack>
      <Stack
        direction="row"
        sx={{
          alignItems: 'center',
          gap: 1.25,
          p: 1.25,
          borderRadius: 1.5,
          bgcolor: 'var(--ink-800)',
        }}
      >
        <Avatar src={displayUser?.photoURL ?? fallbackPhoto} size={40} />
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography
            sx={{
              mb: 0.5,
              fontWeight: 'var(--weight-semibold)',
              fontSize: 'var(--text-sm)',
              lineHeight: 1.3,
            }}
          >
            {t(messages.greeting)(displayUser?.displayName || t(shared.anonymous))}
          </Typography>
          <Chip
            color={isAdmin ? 'secondary' : 'default'}
            label={t(isAdmin ? messages.admin : messages.user)}
          />
        </Box>
      </Stack>
      {onSearch && (
        <Button
          fullWidth
          aria-label={t(messages.searchHint)}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K"
          startIcon={<SearchIcon size={18} />}
          sx={searchButton}
          onClick={onSearch}
        >
          {t(messages.search)}
          <kbd>Ctrl K</kbd>
        </Button>
      )}
      <Box component="nav" aria-label={t(messages.dashboard)} sx={{ flex: 1 }}>
        <List disablePadding>
          {dashboardLinks(isAdmin && isAdminViewShown).map(({ label, to, Icon, count }) => (
            <ListItem key={to} disablePadding>
              <SidebarLink to={to} Icon={Icon} onClick={onChoose}>
                {t(label)}
                {count && reviews && (
                  <Chip
                    color="secondary"
                    label={formatCount(reviews.total)}
                    sx={{ flex: 'none', ml: 'auto', ...(reviews.total === 0 && current) }}
                  />
                )}
              </SidebarLink>
            </ListItem>
          ))}
        </List>
        {isAdmin && (
          <Button
            fullWidth
            aria-pressed={isAdminViewShown}
            data-leaves-page={leavesPage ? '' : undefined}
            onClick={handleAdminViewToggle}
            sx={{ ...onInk, mt: 1.5, borderStyle: 'dashed', fontWeight: 500 }}
          >
            {t(isAdminViewShown ? messages.hideAdminMenu : messages.showAdminMenu)}
          </Button>
        )}
      </Box>
      <Stack sx={{ gap: 1, pt: 2, borderTop: '1px solid var(--ink-800)' }}>
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1, pr: 1 }}>
          <SidebarLink to="/dashboard/profile" Icon={UserIcon} onClick={onChoose}>
            {t(messages.profile)}
          </SidebarLink>
          <LanguageSwitch />
        </Stack>
        <Button
          startIcon={<LeaveIcon size={20} />}
          onClick={() => dispatch(logoutRequested())}
          data-leaves-page=""
          sx={onInk}
        >
          {t(messages.logout)}
        </Button>
      </Stack>
    </Stack>
  )
})

type SidebarLinkProps = {
  to: string
  Icon: ComponentType<{ size?: number }>
  onClick?: () => void
  children: ReactNode
}

function SidebarLink({ to, Icon, onClick, children }: SidebarLinkProps) {
  const isCurrent = useMatch({ path: to, end: to === '/dashboard' }) !== null
  return (
    <ListItemButton
      component={Link}
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onClick}
      sx={{
        flex: '1 1 auto',
        color: 'var(--text-on-ink-soft)',
        fontSize: 'var(--text-sm)',
        lineHeight: 1.3,
        '& > svg': { flex: 'none' },
        '@media (hover: hover)': { '&:hover': current },
        '&[aria-current]': {
          ...current,
          boxShadow: 'inset 3px 0 0 var(--marigold-400)',
          '& > svg': { color: 'var(--marigold-400)' },
        },
      }}
    >
      <Icon size={20} />
      {children}
    </ListItemButton>
  )
}
