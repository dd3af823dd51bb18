import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useFormik } from 'formik'
import { useState } from 'react'
import { object, string } from 'yup'
import {
  isSessionExpired,
  maxUploadSize,
  messageOf,
  type Order,
  type OrderItem,
  useRequestReturnMutation,
} from '@/api'
import { requestReturnLimits as limits } from '@/common/generated/limits/requestReturn'
import { FormDialog } from '@/dashboard/ui/FormDialog'
import { FormSelect, FormTextField, getFieldError } from '@/dashboard/ui/FormFields'
import { PictureSlots } from '@/dashboard/ui/pictures/PictureSlots'
import { hasUploads, type Picture, toUrls } from '@/dashboard/ui/pictures/pictures'
import { picturesRule } from '@/dashboard/ui/pictures/picturesRule'
import { fieldErrorsOf } from '@/dashboard/ui/showProblem'
import { useTryId } from '@/dashboard/ui/useTryId'
import { formatCount } from '@/shared/lib/formatCount'
import { langOf } from '@/shared/lib/langOf'
import { t } from '@/shared/lib/language'
import { atMost } from '@/shared/lib/rules'
import { Thumbnail } from '@/shared/ui/Thumbnail'
import { showToast } from '@/shared/ui/toast/toast'
import { returnReasons } from '@/shop/returns'
import { reasonLabel } from '../lib/labels'
import * as messages from '../messages'
import type { Returnable } from './ReturnableItem'

const maxPhotos = limits.photos.maxItems

const rules = object({
  reason: string().required(t(messages.reasonMissing)),
  details: string()
    .trim()
    .required(t(messages.detailsMissing))
    .max(...atMost(limits.details)),
  photos: picturesRule().test({
    message: t(messages.stillUploading),
    test: (all = []) => !hasUploads(all),
  }),
})

type ReturnDialogProps = {
  order: Order
  item: OrderItem
  returnable: Returnable
  onClose: () => void
}

const noPictures: Picture[] = []

/** Asks for a return or the warranty of an item. */
export function ReturnDialog({ order, item, returnable, onClose }: ReturnDialogProps) {
  const [requestReturn] = useRequestReturnMutation()
  const [problem, setProblem] = useState<string>()
  const tries = useTryId()
  // What can be asked for may change while the dialog is open.
  const [{ kinds, quantityLeft }] = useState(returnable)
  const form = useFormik({
    initialValues: {
      kind: kinds[0] ?? 'return',
      reason: '',
      quantity: '1',
      details: '',
      photos: noPictures,
    },
    validationSchema: rules,
    onSubmit: async ({ photos, quantity, details, ...values }, { setErrors }) => {
      setProblem(undefined)
      const body = {
        ...values,
        details: details.trim(),
        gadgetId: item.gadgetId,
        quantity: Number(quantity),
        photos: toUrls(photos),
      }
      const { error } = await requestReturn({ id: order._id, returnId: tries.idOf(body), body })
      if (isSessionExpired(error)) return
      if (error) {
        const fieldErrors = fieldErrorsOf(error)
        if (fieldErrors) setErrors(fieldErrors)
        else setProblem(messageOf(error))
        return
      }
      showToast(t(messages.requestSent))
      onClose()
    },
  })
  return (
    <FormDialog
      isGuarded
      form={form}
      title={t(messages.returnOrWarranty)}
      submitLabel={t(messages.sendRequest)}
      onClose={onClose}
    >
      {problem && <Alert severity="error">{problem}</Alert>}
      <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
        <Thumbnail src={item.image} size={48} />
        <span lang={langOf(item.name)}>{item.name}</span>
      </Stack>
      <FormSelect
        form={form}
        name="kind"
        label={t(messages.whatFor)}
        options={kinds}
        toLabel={(kind) => t(messages.kindOptions[kind === 'return' ? 'return' : 'warranty'])}
        autoFocus
        required
      />
      <FormSelect
        form={form}
        name="reason"
        label={t(messages.reason)}
        options={Object.keys(returnReasons)}
        toLabel={reasonLabel}
        placeholder={t(messages.chooseReason)}
        required
      />
      {quantityLeft > 1 && (
        <FormSelect
          form={form}
          name="quantity"
          label={t(messages.howMany)}
          options={Array.from({ length: quantityLeft }, (_, index) => `${index + 1}`)}
          toLabel={(count) => formatCount(Number(count))}
          required
        />
      )}
      <FormTextField
        form={form}
        name="details"
        label={t(messages.details)}
        helperText={t(messages.detailsHint)}
        multiline
        minRows={3}
        required
      />
      <div>
        <Typography sx={{ mb: 1, fontSize: 'var(--text-sm)', fontWeight: 'var(--weight-medium)' }}>
          {t(messages.photos)}
        </Typography>
        <PictureSlots
          name="photos"
          label={t(messages.photos)}
          hint={t(messages.photosHint)(maxPhotos, maxUploadSize)}
          pictures={form.values.photos}
          max={maxPhotos}
          tooMany={t(messages.tooManyPhotos)(maxPhotos)}
          error={getFieldError({ form, name: 'photos' })}
          onChange={(change) => void form.setFieldValue('photos', change)}
        />
      </div>
    </FormDialog>
  )
}
