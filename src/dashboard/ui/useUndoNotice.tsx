import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Snackbar from '@mui/material/Snackbar'
import { useState } from 'react'
import { t } from '@/shared/lib/language'
import { CloseIcon } from '@/shared/ui/icon/icons'
import * as messages from './messages'

export type OfferUndo = (message: string, undo: () => Promise<void>) => void

type Offer = { message: string; undo: () => Promise<void>; key: number }

/** It waits while it has the focus or the pointer. */
const duration = 10_000

/** A toast that offers to undo what was done, longer than other toasts. The next one takes its place. */
export function useUndoNotice() {
  const [offer, setOffer] = useState<Offer>()
  const [isOpen, setIsOpen] = useState(false)

  const offerUndo: OfferUndo = (message, undo) => {
    setOffer((last) => ({ message, undo, key: (last?.key ?? 0) + 1 }))
    setIsOpen(true)
  }

  const notice = offer && (
    <Snackbar
      key={offer.key}
      open={isOpen}
      message={offer.message}
      autoHideDuration={duration}
      onClose={(_event, reason) => {
        // Escape leaves a cell or closes a menu, and must not take the offer away.
        if (reason === 'timeout') setIsOpen(false)
      }}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      action={
        <>
          <Button
            size="small"
            color="inherit"
            variant="text"
            onClick={() => {
              // While it fades out, it can still be pressed.
              if (!isOpen) return
              setIsOpen(false)
              void offer.undo()
            }}
          >
            {t(messages.undo)}
          </Button>
          <IconButton
            color="inherit"
            aria-label={t(messages.close)}
            onClick={() => setIsOpen(false)}
          >
            <CloseIcon size={20} />
          </IconButton>
        </>
      }
    />
  )
  return { offerUndo, notice }
}
