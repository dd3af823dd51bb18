import TextField from '@mui/material/TextField'
import { useFormik } from 'formik'
import type { AuthUser } from '../../../entities/auth'
import {
  loadFirebaseAuth,
  PicturePicker,
  profileSaved,
  toAuthError,
  usePictureUpload,
} from '../../../entities/auth'
import { BusyButton } from '../../../shared/forms/BusyButton'
import { Form, FormTextField } from '../../../shared/forms/FormFields'
import { showToast } from '../../../shared/ui/toast'
import { useAppDispatch } from '../../../store/hooks'
import { profileRules } from '../forms/rules'

const failed = 'Your profile could not be saved. Please try again.'

export function ProfileForm({ user: { email, displayName, photoURL } }: { user: AuthUser }) {
  const dispatch = useAppDispatch()
  const { upload, isUploading, choose } = usePictureUpload()
  const form = useFormik({
    initialValues: { name: displayName ?? '' },
    validationSchema: profileRules,
    onSubmit: ({ name }) => save(name.trim()),
  })

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
    <Form form={form} style={{ display: 'grid', gap: 'var(--s5)' }}>
      <PicturePicker
        // Resets the picker once the picture is saved.
        key={photoURL}
        upload={upload}
        onChoose={(file) => void choose(file)}
        fallbackUrl={photoURL ?? undefined}
      />
      <FormTextField form={form} name="name" label="Full name" autoComplete="name" required />
      <TextField
        label="E-mail"
        helperText="You sign in with it. It cannot be changed."
        value={email}
        disabled
      />
      <BusyButton variant="contained" type="submit" isBusy={form.isSubmitting || isUploading}>
        {isUploading ? 'Uploading the picture…' : 'Save profile'}
      </BusyButton>
    </Form>
  )
}
