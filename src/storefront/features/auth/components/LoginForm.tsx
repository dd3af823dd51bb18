import { useFormik } from 'formik'
import { useState } from 'react'
import { loadFirebaseAuth } from '@/entities/auth/lib/loadFirebaseAuth'
import { t } from '@/shared/lib/language'
import { Button } from '@/shared/ui/Button'
import { showToast } from '@/shared/ui/toast/toast'
import { shop } from '@/shop/shop.config'
import { CheckBox } from '@/storefront/ui/CheckBox'
import { Notice } from '@/storefront/ui/Notice'
import { PasswordField } from '@/storefront/ui/PasswordField'
import { TextField } from '@/storefront/ui/TextField'
import { useFormFields } from '@/storefront/ui/useFormFields'
import { loginRules } from '../forms/rules'
import { useSignInAttempt } from '../hooks/useSignInAttempt'
import * as messages from '../messages'
import styles from './AuthForm.module.css'
import { DemoHint, DemoMailHint } from './DemoHint'
import { GoogleButton } from './GoogleButton'
import { RedirectAfterSignIn } from './RedirectAfterSignIn'

const toasts = { done: t(messages.loginDone), failed: t(messages.loginFailed) }
const googleToasts = { done: t(messages.googleLoginDone), failed: t(messages.googleLoginFailed) }
const emptyCredentials = { email: '', password: '' }

export function LoginForm({ isDemo }: { isDemo: boolean }) {
  const { attempt, isBusy, fieldErrors, formError, clearError } = useSignInAttempt()
  const [isSending, setIsSending] = useState(false)
  const [isResetSent, setIsResetSent] = useState(false)
  const form = useFormik({
    initialValues: {
      ...(isDemo ? shop.demoSignIns.customer : emptyCredentials),
      isRemembered: true,
    },
    validationSchema: loginRules,
    onSubmit: ({ email, password, isRemembered }) =>
      attempt({
        signIn: ({ logIn }) => logIn({ email: email.trim(), password }),
        isRemembered,
        messages: toasts,
      }),
  })
  const { formProps, textField } = useFormFields(form, fieldErrors)

  async function handleLostPassword() {
    clearError()
    if ((await form.setFieldTouched('email'))?.email) {
      formProps.ref.current?.querySelector<HTMLElement>('[name="email"]')?.focus()
      return
    }
    setIsSending(true)
    try {
      const { sendPasswordReset } = await loadFirebaseAuth()
      await sendPasswordReset(form.values.email.trim())
      setIsResetSent(true)
      showToast(t(messages.resetSent))
    } catch {
      showToast(t(messages.resetFailed), 'error')
    } finally {
      setIsSending(false)
    }
  }

  return (
    <form {...formProps} className={styles.form} onChange={clearError}>
      {!isBusy && <RedirectAfterSignIn />}
      {isDemo && (
        <DemoHint
          email={form.values.email}
          onChoose={(signIn) => void form.setValues({ ...form.values, ...signIn })}
        />
      )}
      {formError && <Notice>{formError}</Notice>}
      <TextField
        {...textField('email')}
        label={t(messages.email)}
        type="email"
        autoComplete="username"
        spellCheck={false}
        required
      />
      <PasswordField
        {...textField('password')}
        label={t(messages.password)}
        autoComplete="current-password"
        required
      />
      <div className={styles.between}>
        <CheckBox
          label={t(messages.rememberMe)}
          name="isRemembered"
          checked={form.values.isRemembered}
          onChange={form.handleChange}
        />
        <Button variant="link" isBusy={isSending} onClick={() => void handleLostPassword()}>
          {t(messages.lostPassword)}
        </Button>
      </div>
      {isDemo && isResetSent && <DemoMailHint />}
      <Button variant="primary" type="submit" className={styles.submit} isBusy={isBusy}>
        {t(messages.logIn)}
      </Button>
      <p className={styles.or}>{t(messages.or)}</p>
      <GoogleButton
        disabled={isBusy}
        onClick={() =>
          void attempt({
            signIn: ({ logInWithGoogle }) => logInWithGoogle(),
            isRemembered: form.values.isRemembered,
            messages: googleToasts,
          })
        }
      />
      {isDemo && <p className={styles.small}>{t(messages.googleNeedsInternet)}</p>}
    </form>
  )
}
