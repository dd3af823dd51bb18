import { useFormik } from 'formik'
import type { AuthUser } from '../../../entities/auth'
import {
  loadFirebaseAuth,
  PicturePicker,
  profileSaved,
  toAuthError,
  usePictureUpload,
} from '../../../entities/auth'
import { useFormFields } from '../../../shared/hooks/useFormFields'
import { Button } from '../../../shared/ui/button/Button'
import { TextField } from '../../../shared/ui/text-field/TextField'
import { showToast } from '../../../shared/ui/toast'
import { useAppDispatch } from '../../../store/hooks'
import { profileRules } from '../forms/rules'
import styles from './ProfileForm.module.css'

const failed = 'Your profile could not be saved. Please try again.'

export function ProfileForm({ user: { email, displayName, photoURL } }: { user: AuthUser }) {
  const dispatch = useAppDispatch()
  const { upload, isUploading, choose } = usePictureUpload()
  const form = useFormik({
    initialValues: { name: displayName ?? '' },
    validationSchema: profileRules,
    onSubmit: ({ name }) => save(name.trim()),
  })
  const { formProps, textField } = useFormFields(form)

  async function save(name: string) {
    try {
      const { saveProfile } = await loadFirebaseAuth()
      const saved = await saveProfile({ name, photoURL: upload.url })
      if (saved) dispatch(profileSaved(saved))
      await choose(undefined)
      form.resetForm({ values: { name } })
      showToast('Profile Updated')
    } catch (error) {
      showToast(toAuthError(error)?.message ?? failed, 'error')
    }
  }

  return (
    <form {...formProps} className={styles.form}>
      <PicturePicker
        // Resets the picker once the picture is saved.
        key={photoURL}
        upload={upload}
        onChoose={(file) => void choose(file)}
        fallbackUrl={photoURL ?? undefined}
      />
      <TextField {...textField('name')} label="Full name" autoComplete="name" required />
      <TextField
        label="E-mail"
        hint="You sign in with it. It cannot be changed."
        value={email}
        disabled
      />
      <Button
        variant="primary"
        type="submit"
        className={styles.submit}
        isBusy={form.isSubmitting}
        disabled={isUploading}
      >
        {isUploading ? 'Uploading the picture…' : 'Save profile'}
      </Button>
    </form>
  )
}
