import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import { type ReactNode, useId } from 'react'
import { useCloseOnBack } from '@/shared/hooks/useCloseOnBack'
import { CloseIcon } from '@/shared/ui/icon/icons'

type SidePanelProps = {
  title: ReactNode
  /** Buttons that stay visible below the scrolling content. */
  actions?: ReactNode
  /** The URL opens the panel, so Back closes it by itself. */
  isInUrl?: boolean
  onClose: () => void
  children: ReactNode
}

export function SidePanel({ title, actions, isInUrl = false, onClose, children }: SidePanelProps) {
  const titleId = useId()
  useCloseOnBack(!isInUrl, onClose)
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{ paper: { 'aria-labelledby': titleId, sx: { width: 'min(30rem, 100vw)' } } }}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <IconButton
        aria-label="Close"
        sx={{ position: 'absolute', top: 8, right: 8 }}
        onClick={onClose}
      >
        <CloseIcon />
      </IconButton>
      <DialogContent sx={{ display: 'grid', alignContent: 'start', gap: 3 }}>
        {children}
      </DialogContent>
      {actions && (
        // As wide as their texts need, so that none of them wraps on a phone.
        <DialogActions sx={{ '& > button': { flex: { xs: '1 1 auto', sm: 'none' } } }}>
          {actions}
        </DialogActions>
      )}
    </Drawer>
  )
}
