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
  const { change, error, ...reauth } = usePasswordChange(() => form.resetForm())
  const { formProps, textField } = useFormFields(form, { password: error })
  return (
    <>
      <form {...formProps} className={styles.form}>
        {/* Password managers need the user name. */}
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
      {reauth.needsReauthentication && (
        <ReauthenticateDialog
          error={reauth.reauthError}
          onSubmit={reauth.reauthenticate}
          onClose={reauth.cancel}
        />
      )}
    </>
  )
}
