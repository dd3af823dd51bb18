import { useFormik } from 'formik'
import { useId } from 'react'
import { useFormFields } from '../../../shared/hooks/useFormFields'
import { Button } from '../../../shared/ui/button/Button'
import { Sheet } from '../../../shared/ui/sheet/Sheet'
import { PasswordField } from '../../../shared/ui/text-field/PasswordField'
import { presentPasswordRules } from '../forms/rules'
import styles from './PresentPasswordDialog.module.css'

type PresentPasswordDialogProps = {
  failure?: string
  onSubmit: (password: string) => Promise<void>
  onClose: () => void
}

/** Asks anew for the proof of who is here, after which what was begun goes on. */
export function PresentPasswordDialog({ failure, onSubmit, onClose }: PresentPasswordDialogProps) {
  const formId = useId()
  const form = useFormik({
    initialValues: { password: '' },
    validationSchema: presentPasswordRules,
    onSubmit: ({ password }) => onSubmit(password),
  })
  const { formProps, textField } = useFormFields(form, { password: failure })
  return (
    <Sheet
      title="Is it you?"
      look="card"
      onClose={onClose}
      footer={
        <div className={styles.actions}>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="main" type="submit" form={formId} isBusy={form.isSubmitting}>
            Go on
          </Button>
        </div>
      }
    >
      <form {...formProps} id={formId} className={styles.form}>
        <p>
          It is a while since you signed in. For your safety, please enter your present password;
          your new one is saved then.
        </p>
        <PasswordField
          {...textField('password')}
          label="Present password"
          autoComplete="current-password"
          required
        />
      </form>
    </Sheet>
  )
}
