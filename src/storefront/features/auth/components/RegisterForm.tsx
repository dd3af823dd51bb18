import { useFormik } from 'formik'
import { PicturePicker } from '@/entities/auth/components/PicturePicker'
import { usePictureUpload } from '@/entities/auth/hooks/usePictureUpload'
import { Button } from '@/shared/ui/Button'
import { Link } from '@/shared/ui/Link'
import { Notice } from '@/storefront/ui/Notice'
import { PasswordField } from '@/storefront/ui/PasswordField'
import { TextField } from '@/storefront/ui/TextField'
import { useFormFields } from '@/storefront/ui/useFormFields'
import { registerRules } from '../forms/rules'
import { useSignInAttempt } from '../hooks/useSignInAttempt'
import styles from './AuthForm.module.css'
import { demoMailboxPath } from './DemoHint'
import { RedirectAfterSignIn } from './RedirectAfterSignIn'

const messages = {
  done: 'Registration successful!',
  hint: 'We’ve sent you a link. Please confirm your e-mail address.',
  failed: 'Registration failed. Please check your credentials.',
}

const demoHint = `${messages.hint} In this demo the mail is at ${demoMailboxPath}.`

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
        messages: isDemo ? { ...messages, hint: demoHint } : messages,
      }),
  })
  const { formProps, textField } = useFormFields(form, fieldErrors)

  return (
    <form {...formProps} className={styles.form} onChange={clearError}>
      {!isBusy && <RedirectAfterSignIn />}
      {formError && <Notice>{formError}</Notice>}
      <TextField {...textField('name')} label="Name" autoComplete="name" required />
      <TextField
        {...textField('email')}
        label="E-mail"
        type="email"
        autoComplete="email"
        spellCheck={false}
        required
      />
      <PasswordField
        {...textField('password')}
        label="Password"
        hint="6 characters or more."
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
        {isUploading ? 'Uploading photo…' : 'Create account'}
      </Button>
      <p className={styles.small}>
        By creating an account you agree to our <Link to="/privacy-policy">Privacy Policy</Link>.
      </p>
    </form>
  )
}
