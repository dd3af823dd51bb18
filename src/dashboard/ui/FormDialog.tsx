import Button from '@mui/material/Button'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { t } from '@/shared/lib/language'
import { BusyButton } from './BusyButton'
import { Form } from './FormFields'
import { Modal } from './Modal'
import * as messages from './messages'

type FormDialogProps<Values extends Record<string, unknown>> = {
  form: ComponentProps<typeof Form<Values>>['form']
  title: string
  submitLabel: string
  /** It cannot be submitted yet. */
  isWaiting?: boolean
  onClose: () => void
  children: ReactNode
}

/** A form in a dialog, with its buttons always visible. */
export function FormDialog<Values extends Record<string, unknown>>(props: FormDialogProps<Values>) {
  const { form, title, submitLabel, isWaiting = false, onClose, children } = props
  const id = useId()
  return (
    <Modal
      hasClose
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          <BusyButton
            variant="contained"
            type="submit"
            form={id}
            isBusy={form.isSubmitting || isWaiting}
          >
            {submitLabel}
          </BusyButton>
        </>
      }
    >
      <Form form={form} id={id} style={{ display: 'grid', gap: 'var(--s5)' }}>
        {children}
      </Form>
    </Modal>
  )
}
