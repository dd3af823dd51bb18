import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import { useEventCallback } from '@mui/material/utils'
import { Suspense, useEffect, useState } from 'react'
import { Outlet } from 'react-router-dom'
import { letterOf } from '@/dashboard/tables/useTableShortcuts'
import { DashboardThemeProvider } from '@/dashboard/theme/DashboardThemeProvider'
import { selectIsAdminViewShown } from '@/entities/auth/model/adminViewSlice'
import { selectAuthUser } from '@/entities/auth/model/authSlice'
import { useCloseOnBack } from '@/shared/hooks/useCloseOnBack'
import { t } from '@/shared/lib/language'
import { lazyComponent } from '@/shared/lib/lazyComponent'
import * as shared from '@/shared/messages'
import { MenuIcon, SearchIcon } from '@/shared/ui/icon/icons'
import { Link } from '@/shared/ui/Link'
import { Logo } from '@/shared/ui/Logo'
import { SkipLink } from '@/shared/ui/SkipLink'
import { shop } from '@/shop/shop.config'
import { useAppSelector } from '@/store/hooks'
import { dashboardLinks } from './dashboardLinks'
import * as messages from './messages'
import { Sidebar } from './Sidebar'

const label = t(messages.dashboardMenu)
/** Narrow on laptops, so that the tables fit. */
const sidebarWidth = 'clamp(14rem, 16vw, 16rem)'
const onInk = {
  border: 0,
  bgcolor: 'var(--ink-900)',
  color: 'var(--text-on-ink)',
  displayPrint: 'none',
}

const { Component: CommandPalette } = lazyComponent(
  async () =>
    (
      await import(
        /* webpackChunkName: "palette" */ '@/dashboard/features/palette/components/CommandPalette'
      )
    ).CommandPalette,
  { isOptional: true },
)
const adminPages = dashboardLinks(true).map((link) => ({ to: link.to, label: t(link.label) }))

/** Ctrl K and a button open it for admins, from anywhere in the dashboard, unless they have hidden the pages of admins. */
function usePalette() {
  const isAdmin = useAppSelector(
    (state) => selectAuthUser(state)?.role === 'admin' && selectIsAdminViewShown(state),
  )
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    if (!isAdmin) return undefined
    function handleKey(event: KeyboardEvent) {
      const { ctrlKey, metaKey, altKey, shiftKey } = event
      if (letterOf(event) !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return
      event.preventDefault()
      setIsOpen(true)
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [isAdmin])
  const open = useEventCallback(() => setIsOpen(true))
  return {
    openPalette: isAdmin ? open : undefined,
    palette: isOpen && isAdmin && (
      <Suspense>
        <CommandPalette pages={adminPages} onClose={() => setIsOpen(false)} />
      </Suspense>
    ),
  }
}

/** No header and no footer: a sidebar, which is a drawer on narrow screens. */
export function DashboardLayout() {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  useCloseOnBack(isOpen, close)
  const { openPalette, palette } = usePalette()

  return (
    <DashboardThemeProvider>
      <Box
        sx={{
          display: { md: 'grid' },
          gridTemplateColumns: `${sidebarWidth} minmax(0, 1fr)`,
          minHeight: '100dvh',
          bgcolor: 'background.default',
          '@media print': { display: 'block', minHeight: 0, bgcolor: 'transparent' },
        }}
      >
        <SkipLink />
        <Box
          component="nav"
          aria-label={t(messages.shopLinks)}
          sx={{
            ...onInk,
            position: 'sticky',
            zIndex: 'var(--layer-sticky)',
            top: 0,
            display: { xs: 'flex', md: 'none' },
            alignItems: 'center',
            gap: 1,
            py: 1,
            px: 'calc(var(--gutter) - 10px)',
          }}
        >
          <IconButton
            aria-label={t(messages.menu)}
            aria-haspopup="dialog"
            onClick={() => setIsOpen(true)}
          >
            <MenuIcon />
          </IconButton>
          <Link to="/" aria-label={t(shared.homeLink)(t(shop.displayName))}>
            <Logo />
          </Link>
          {openPalette && (
            <IconButton
              aria-label={t(messages.searchHint)}
              aria-haspopup="dialog"
              sx={{ ml: 'auto' }}
              onClick={openPalette}
            >
              <SearchIcon />
            </IconButton>
          )}
        </Box>
        <Drawer
          open={isOpen}
          onClose={close}
          slotProps={{
            paper: { 'aria-label': label, sx: { ...onInk, width: 'min(18rem, 86vw)' } },
          }}
        >
          <Sidebar onChoose={close} />
        </Drawer>
        <Box component="aside" aria-label={label} sx={{ display: { xs: 'none', md: 'block' } }}>
          {/* Below the skip link. */}
          <Drawer
            variant="permanent"
            slotProps={{ paper: { sx: { ...onInk, zIndex: 0, width: sidebarWidth } } }}
          >
            <Sidebar onSearch={openPalette} />
          </Drawer>
        </Box>
        <Box
          component="main"
          id="content"
          tabIndex={-1}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            alignContent: 'start',
            gap: 3,
            minWidth: 0,
            pt: 3,
            px: { xs: 'var(--gutter)', md: 3 },
            pb: 6,
            '&:focus': { outline: 'none' },
            '@media print': { display: 'block', p: 0 },
          }}
        >
          <Outlet />
        </Box>
        {palette}
      </Box>
    </DashboardThemeProvider>
  )
}
