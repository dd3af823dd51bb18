import { useFormik } from 'formik'
import type { Person } from '../../../entities/auth'
import {
  identityFailureOf,
  loadIdentity,
  PicturePicker,
  profileSaved,
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

/** Name and picture of whoever is here. */
export function ProfileForm({ person: { email, displayName, photoURL } }: { person: Person }) {
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
      const { saveProfile } = await loadIdentity()
      const account = await saveProfile({ name, photoURL: upload.url })
      if (account) dispatch(profileSaved(account))
      await choose(undefined)
      form.resetForm({ values: { name } })
      void showToast('Profile Updated')
    } catch (error) {
      void showToast(identityFailureOf(error)?.message ?? failed, 'error')
    }
  }

  return (
    <form {...formProps} className={styles.form}>
      <PicturePicker
        // A picture that has been saved is no longer one that can be taken away.
        key={photoURL}
        upload={upload}
        onChoose={(file) => void choose(file)}
        fallbackUrl={photoURL ?? undefined}
      />
      <TextField {...textField('name')} label="Full name" autoComplete="name" required />
      <TextField
        label="E-mail"
        hint="You sign in with it, so it stays as it is."
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
