import { useFormik } from 'formik'
import { useFormFields } from '../../../shared/hooks/useFormFields'
import { Button } from '../../../shared/ui/button/Button'
import { PasswordField } from '../../../shared/ui/text-field/PasswordField'
import { newPasswordRules } from '../forms/rules'
import { usePasswordChange } from '../hooks/usePasswordChange'
import styles from './ProfileForm.module.css'
import { ReauthenticateDialog } from './ReauthenticateDialog'

export function ChangePasswordForm({ email }: { email: string }) {
  const form = useFormik({
    initialValues: { password: '' },
    validationSchema: newPasswordRules,
    onSubmit: ({ password }) => change(password),
  })
  const { change, failure, ...proof } = usePasswordChange(() => form.resetForm())
  const { formProps, textField } = useFormFields(form, { password: failure })
  return (
    <>
      <form {...formProps} className={styles.form}>
        {/* By it a password manager knows whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...textField('password')}
          label="New password"
          hint="6 characters or more."
          autoComplete="new-password"
          required
        />
        <Button type="submit" className={styles.submit} isBusy={form.isSubmitting}>
          Change password
        </Button>
      </form>
      {proof.isProofWanted && (
        <ReauthenticateDialog
          failure={proof.proofFailure}
          onSubmit={proof.prove}
          onClose={proof.giveUp}
        />
      )}
    </>
  )
}
