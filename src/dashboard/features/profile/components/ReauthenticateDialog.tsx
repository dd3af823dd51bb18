import { useFormik } from 'formik'
import { FormDialog } from '@/dashboard/ui/FormDialog'
import { t } from '@/shared/lib/language'
import { currentPasswordRules } from '../forms/rules'
import * as messages from '../messages'
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
    <FormDialog
      form={form}
      title={t(messages.confirmPassword)}
      submitLabel={t(messages.continueLabel)}
      onClose={onClose}
    >
      <p>{t(messages.confirmPasswordReason)}</p>
      <PasswordField
        form={form}
        name="password"
        label={t(messages.currentPassword)}
        autoComplete="current-password"
        autoFocus
        required
      />
    </FormDialog>
  )
}
