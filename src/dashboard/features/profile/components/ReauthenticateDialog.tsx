import { useFormik } from 'formik'
import { FormDialog } from '@/dashboard/ui/FormDialog'
import { currentPasswordRules } from '../forms/rules'
import { PasswordField } from './PasswordField'

type ReauthenticateDialogProps = {
  /** Returns the message if it fails. */
  onSubmit: (password: string) => Promise<string | undefined>
  onClose: () => void
}

export function ReauthenticateDialog({ onSubmit, onClose }: ReauthenticateDialogProps) {
  const form = useFormik({
    initialValues: { password: '' },
    validationSchema: currentPasswordRules,
    onSubmit: async ({ password }, { setErrors }) => {
      const message = await onSubmit(password)
      if (message) setErrors({ password: message })
    },
  })
  return (
    <FormDialog form={form} title="Confirm your password" submitLabel="Continue" onClose={onClose}>
      <p>
        You signed in a while ago. For your security, please enter your current password to save the
        new one.
      </p>
      <PasswordField
        form={form}
        name="password"
        label="Current password"
        autoComplete="current-password"
        autoFocus
        required
      />
    </FormDialog>
  )
}
