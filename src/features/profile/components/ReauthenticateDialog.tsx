import { useFormik } from 'formik'
import { useFormFields } from '../../../shared/hooks/useFormFields'
import { FormSheet } from '../../../shared/ui/form-sheet/FormSheet'
import { PasswordField } from '../../../shared/ui/text-field/PasswordField'
import { currentPasswordRules } from '../forms/rules'

type ReauthenticateDialogProps = {
  error?: string
  onSubmit: (password: string) => Promise<void>
  onClose: () => void
}

export function ReauthenticateDialog({ error, onSubmit, onClose }: ReauthenticateDialogProps) {
  const form = useFormik({
    initialValues: { password: '' },
    validationSchema: currentPasswordRules,
    onSubmit: ({ password }) => onSubmit(password),
  })
  const { formProps, textField } = useFormFields(form, { password: error })
  return (
    <FormSheet
      title="Confirm your password"
      formProps={formProps}
      submitLabel="Continue"
      isBusy={form.isSubmitting}
      onClose={onClose}
    >
      <p>
        You signed in a while ago. For your security, please enter your current password to save the
        new one.
      </p>
      <PasswordField
        {...textField('password')}
        label="Current password"
        autoComplete="current-password"
        required
      />
    </FormSheet>
  )
}
