import Button from '@mui/material/Button'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { t } from '@/shared/lib/language'
import { BusyButton } from './BusyButton'
import { Form } from './FormFields'
import { Modal } from './Modal'
import * as messages from './messages'
import { useGuardedClose } from './useGuardedClose'
import { useLeaveGuard } from './useLeaveGuard'

type FormDialogProps<Values extends Record<string, unknown>> = {
  form: ComponentProps<typeof Form<Values>>['form']
  title: string
  submitLabel: string
  /** It cannot be submitted yet. */
  isWaiting?: boolean
  /** Whether it asks before what was entered is lost. */
  isGuarded?: boolean
  onClose: () => void
  children: ReactNode
}

/** A form in a dialog, with its buttons always visible. */
export function FormDialog<Values extends Record<string, unknown>>(props: FormDialogProps<Values>) {
  const { form, title, submitLabel, isWaiting = false, isGuarded = false, children } = props
  const id = useId()
  const isDirty = isGuarded && form.dirty
  const close = useGuardedClose(isDirty, props.onClose)
  return (
    <Modal
      hasClose
      title={title}
      onClose={close}
      actions={
        <>
          <Button onClick={() => void close()}>{t(messages.cancel)}</Button>
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
      {isDirty && <LeaveGuard />}
    </Modal>
  )
}

/** The router has one guard at a time: that of the page below stays, as long as nothing is entered here. */
function LeaveGuard() {
  useLeaveGuard(true)
  return null
}
