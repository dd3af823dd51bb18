import { type ComponentProps, type ReactNode, useEffect, useId } from 'react'
import { Button } from '../button/Button'
import { Sheet } from '../sheet/Sheet'
import styles from './FormSheet.module.css'

type FormSheetProps = {
  title: string
  formProps: ComponentProps<'form'>
  submitLabel: string
  isBusy?: boolean
  onClose: () => void
  children: ReactNode
}

/** A form in a modal, with its buttons always visible. */
export function FormSheet({
  title,
  formProps,
  submitLabel,
  isBusy = false,
  onClose,
  children,
}: FormSheetProps) {
  const id = useId()
  // Without this, the dialog would focus its close button.
  useEffect(() => {
    document.getElementById(id)?.querySelector<HTMLElement>('input, textarea')?.focus()
  }, [id])
  return (
    <Sheet
      title={title}
      variant="modal"
      onClose={onClose}
      footer={
        <div className={styles.actions}>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={id} isBusy={isBusy}>
            {submitLabel}
          </Button>
        </div>
      }
    >
      <form {...formProps} id={id} className={styles.form}>
        {children}
      </form>
    </Sheet>
  )
}
