import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { useCloseOnBack } from '@/shared/hooks/useCloseOnBack'
import { CloseIcon } from '@/shared/ui/icon/icons'
import { BusyButton } from './BusyButton'
import { Form } from './FormFields'

type FormDialogProps<Values extends Record<string, unknown>> = {
  form: ComponentProps<typeof Form<Values>>['form']
  title: string
  submitLabel: string
  onClose: () => void
  children: ReactNode
}

/** A form in a dialog, with its buttons always visible. */
export function FormDialog<Values extends Record<string, unknown>>({
  form,
  title,
  submitLabel,
  onClose,
  children,
}: FormDialogProps<Values>) {
  const id = useId()
  const titleId = `${id}-title`
  useCloseOnBack(true, onClose)
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <IconButton aria-label="Close" onClick={onClose}>
        <CloseIcon />
      </IconButton>
      <DialogContent>
        <Form form={form} id={id} style={{ display: 'grid', gap: 'var(--s5)' }}>
          {children}
        </Form>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <BusyButton variant="contained" type="submit" form={id} isBusy={form.isSubmitting}>
          {submitLabel}
        </BusyButton>
      </DialogActions>
    </Dialog>
  )
}
