import { useFormik } from 'formik'
import { useFormFields } from '../../../shared/hooks/useFormFields'
import { FormSheet } from '../../../shared/ui/form-sheet/FormSheet'
import { PasswordField } from '../../../shared/ui/text-field/PasswordField'
import { currentPasswordRules } from '../forms/rules'

type ReauthenticateDialogProps = {
  failure?: string
  onSubmit: (password: string) => Promise<void>
  onClose: () => void
}

/** Asks anew for the proof of who is here, after which what was begun goes on. */
export function ReauthenticateDialog({ failure, onSubmit, onClose }: ReauthenticateDialogProps) {
  const form = useFormik({
    initialValues: { password: '' },
    validationSchema: currentPasswordRules,
    onSubmit: ({ password }) => onSubmit(password),
  })
  const { formProps, textField } = useFormFields(form, { password: failure })
  return (
    <FormSheet
      title="Is it you?"
      formProps={formProps}
      submitLabel="Go on"
      isBusy={form.isSubmitting}
      onClose={onClose}
    >
      <p>
        It is a while since you signed in. For your safety, please enter your present password; your
        new one is saved then.
      </p>
      <PasswordField
        {...textField('password')}
        label="Present password"
        autoComplete="current-password"
        required
      />
    </FormSheet>
  )
}
