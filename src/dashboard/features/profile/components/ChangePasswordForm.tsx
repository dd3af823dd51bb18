import { useFormik } from 'formik'
import { BusyButton } from '@/dashboard/ui/BusyButton'
import { Form } from '@/dashboard/ui/FormFields'
import { t } from '@/shared/lib/language'
import { newPasswordRules } from '../forms/rules'
import { type ChangePasswordUser, usePasswordChange } from '../hooks/usePasswordChange'
import * as messages from '../messages'
import { PasswordField } from './PasswordField'
import { ReauthenticateDialog } from './ReauthenticateDialog'

export function ChangePasswordForm({ user }: { user: ChangePasswordUser }) {
  const form = useFormik({
    initialValues: { password: '' },
    validationSchema: newPasswordRules,
    onSubmit: ({ password }) => change(password),
  })
  const { change, needsReauthentication, reauthenticate, cancel } = usePasswordChange({
    user,
    onDone: () => form.resetForm(),
    onError: (message) => form.setErrors({ password: message }),
  })
  return (
    <>
      <Form form={form} style={{ display: 'grid', gap: 'var(--s5)' }}>
        {/* Password managers need the user name. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={user.email}
          readOnly
          hidden
        />
        <PasswordField
          form={form}
          name="password"
          label={t(messages.newPassword)}
          helperText={t(messages.passwordHint)}
          autoComplete="new-password"
          required
        />
        <BusyButton type="submit" isBusy={form.isSubmitting} sx={{ justifySelf: { sm: 'start' } }}>
          {t(messages.changePassword)}
        </BusyButton>
      </Form>
      {needsReauthentication && <ReauthenticateDialog onSubmit={reauthenticate} onClose={cancel} />}
    </>
  )
}
