import { useFormik } from 'formik'
import { useEffect, useEffectEvent } from 'react'
import { messageOf, type SessionUser, useSaveUserMutation } from '@/api'
import { BusyButton } from '@/dashboard/ui/BusyButton'
import { Form, FormTextField } from '@/dashboard/ui/FormFields'
import { PicturePicker } from '@/entities/auth/components/PicturePicker'
import { usePictureUpload } from '@/entities/auth/hooks/usePictureUpload'
import { refetchSession } from '@/entities/auth/model/authSlice'
import { t } from '@/shared/lib/language'
import { showToast } from '@/shared/ui/toast/toast'
import { fallbackPhoto } from '@/shop/fallbackUser'
import { useAppDispatch } from '@/store/hooks'
import { profileRules } from '../forms/rules'
import { saveFirebaseProfile } from '../lib/saveFirebaseProfile'
import * as messages from '../messages'

type ProfileFormProps = { user: Pick<SessionUser, 'email' | 'displayName' | 'photoURL'> }

export function ProfileForm({ user: { email, displayName, photoURL } }: ProfileFormProps) {
  const dispatch = useAppDispatch()
  const [saveUser] = useSaveUserMutation()
  const { upload, isUploading, choose } = usePictureUpload()
  const form = useFormik({
    initialValues: { name: displayName ?? '' },
    validationSchema: profileRules,
    onSubmit: ({ name }) => save(name.trim()),
  })

  // Another tab may have changed it.
  const followName = useEffectEvent((name: string) => {
    if (!form.dirty) form.resetForm({ values: { name } })
  })
  useEffect(() => followName(displayName ?? ''), [displayName])

  async function save(name: string) {
    try {
      const photo = upload.url ?? photoURL ?? fallbackPhoto
      await saveUser({ body: { name, email, photo } }).unwrap()
      void saveFirebaseProfile({
        email,
        name,
        photoURL: photo === fallbackPhoto ? undefined : photo,
      })
      await dispatch(refetchSession())
      await choose(undefined)
      form.resetForm({ values: { name } })
      showToast(t(messages.profileUpdated))
    } catch (error) {
      showToast(messageOf(error), 'error')
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
      <FormTextField
        form={form}
        name="name"
        label={t(messages.fullName)}
        autoComplete="name"
        required
      />
      <BusyButton
        variant="contained"
        type="submit"
        isBusy={form.isSubmitting || isUploading}
        sx={{ justifySelf: { sm: 'start' } }}
      >
        {t(isUploading ? messages.uploadingPhoto : messages.saveProfile)}
      </BusyButton>
    </Form>
  )
}
