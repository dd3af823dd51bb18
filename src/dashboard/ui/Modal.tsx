import Dialog, { type DialogProps } from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import { type ReactNode, useId } from 'react'
import { useCloseOnBack } from '@/shared/hooks/useCloseOnBack'
import { t } from '@/shared/lib/language'
import { CloseIcon } from '@/shared/ui/icon/icons'
import * as messages from './messages'

type ModalProps = Pick<DialogProps, 'maxWidth' | 'sx'> & {
  title: ReactNode
  /** Buttons that stay visible below the scrolling content. */
  actions?: ReactNode
  hasClose?: boolean
  /** At the right edge of the screen. */
  isPanel?: boolean
  /** The URL opens it, so Back closes it by itself. */
  isInUrl?: boolean
  /** May ask first, and resolves with false if it stays. */
  onClose: () => unknown
  children: ReactNode
}

const panelContent = { display: 'grid', alignContent: 'start', gap: 3 }
/** As wide as their texts need, so that none of them wraps on a phone. */
const panelActions = { flexWrap: 'wrap', '& > button': { flex: { xs: '1 1 auto', sm: 'none' } } }

/** A dialog; `sx` is that of its content. */
export function Modal({ isPanel, isInUrl = false, maxWidth, onClose, ...props }: ModalProps) {
  const titleId = useId()
  useCloseOnBack(!isInUrl, onClose)
  const content = (
    <>
      <DialogTitle id={titleId}>{props.title}</DialogTitle>
      {/* Beside the title, not in it: the title names the dialog. */}
      {(isPanel || props.hasClose) && (
        <IconButton
          aria-label={t(messages.close)}
          sx={{ position: 'absolute', top: 8, right: 8 }}
          onClick={onClose}
        >
          <CloseIcon />
        </IconButton>
      )}
      <DialogContent sx={isPanel ? panelContent : props.sx}>{props.children}</DialogContent>
      {props.actions && (
        <DialogActions sx={isPanel ? panelActions : undefined}>{props.actions}</DialogActions>
      )}
    </>
  )
  return isPanel ? (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{ paper: { 'aria-labelledby': titleId, sx: { width: 'min(30rem, 100vw)' } } }}
    >
      {content}
    </Drawer>
  ) : (
    <Dialog open maxWidth={maxWidth} onClose={onClose} aria-labelledby={titleId}>
      {content}
    </Dialog>
  )
}
