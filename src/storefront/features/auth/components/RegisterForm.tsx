import { useFormik } from 'formik'
import { PicturePicker } from '@/entities/auth/components/PicturePicker'
import { usePictureUpload } from '@/entities/auth/hooks/usePictureUpload'
import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import { Button } from '@/shared/ui/Button'
import { Link } from '@/shared/ui/Link'
import { Notice } from '@/storefront/ui/Notice'
import { PasswordField } from '@/storefront/ui/PasswordField'
import { TextField } from '@/storefront/ui/TextField'
import { useFormFields } from '@/storefront/ui/useFormFields'
import { registerRules } from '../forms/rules'
import { useSignInAttempt } from '../hooks/useSignInAttempt'
import * as messages from '../messages'
import styles from './AuthForm.module.css'
import { demoMailboxPath } from './DemoHint'
import { RedirectAfterSignIn } from './RedirectAfterSignIn'

const toasts = {
  done: t(messages.registered),
  hint: t(messages.confirmEmail),
  failed: t(messages.registrationFailed),
}

const demoHint = `${toasts.hint} ${t(messages.demoMailAt)(demoMailboxPath)}`

export function RegisterForm({ isDemo = false }: { isDemo?: boolean }) {
  const { attempt, isBusy, fieldErrors, formError, clearError } = useSignInAttempt()
  const { upload, isUploading, choose } = usePictureUpload()
  const form = useFormik({
    initialValues: { name: '', email: '', password: '' },
    validationSchema: registerRules,
    onSubmit: ({ name, email, password }) =>
      attempt({
        signIn: ({ register }) =>
          register({ name: name.trim(), email: email.trim(), password, photoURL: upload.url }),
        isRemembered: true,
        messages: isDemo ? { ...toasts, hint: demoHint } : toasts,
      }),
  })
  const { formProps, textField } = useFormFields(form, fieldErrors)

  return (
    <form {...formProps} className={styles.form} onChange={clearError}>
      {!isBusy && <RedirectAfterSignIn />}
      {formError && <Notice>{formError}</Notice>}
      <TextField {...textField('name')} label={t(messages.name)} autoComplete="name" required />
      <TextField
        {...textField('email')}
        label={t(messages.email)}
        type="email"
        autoComplete="email"
        spellCheck={false}
        required
      />
      <PasswordField
        {...textField('password')}
        label={t(messages.password)}
        hint={t(messages.passwordHint)}
        autoComplete="new-password"
        required
      />
      <PicturePicker upload={upload} onChoose={(file) => void choose(file)} />
      <Button
        variant="primary"
        type="submit"
        className={styles.submit}
        isBusy={isBusy}
        disabled={isUploading}
      >
        {t(isUploading ? messages.uploadingPhoto : messages.createAccount)}
      </Button>
      <p className={styles.small}>
        {t(messages.youAgreeTo)}
        <Link to="/privacy-policy">{t(shared.privacyPolicy)}</Link>
        {t(messages.youAgreeToEnd)}
      </p>
    </form>
  )
}
