import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { useFormik } from 'formik'
import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { maxUploadSize, type Order } from '@/api'
import { getFirstName } from '@/common/reviewer'
import { FormDialog } from '@/dashboard/ui/FormDialog'
import { FormTextField, getFieldError } from '@/dashboard/ui/FormFields'
import { OrderSummaryRow } from '@/dashboard/ui/order/OrderSummaryRow'
import * as pictures from '@/dashboard/ui/pictures/messages'
import { PictureSlots } from '@/dashboard/ui/pictures/PictureSlots'
import { hasUploads, toPictures, toUrls } from '@/dashboard/ui/pictures/pictures'
import { t } from '@/shared/lib/language'
import { districtName, reviewerName } from '@/shared/lib/localNames'
import { countText, maxPhotos, maxReviewLength, reviewRules } from '../forms/reviewRules'
import * as messages from '../messages'
import type { ReviewDraft } from '../model/reviewDraftsSlice'
import { StarsField } from './StarsField'

const emptyReview: ReviewDraft = { reviewText: '', stars: null, photos: [] }

type ReviewDialogProps = {
  order: Order
  draft?: ReviewDraft
  error?: string
  photosError?: string | undefined
  /** Called with what was entered when the dialog goes, for whatever reason. */
  onLeave?: (draft: ReviewDraft) => void
  onSubmit: (review: ReviewDraft) => void
  onClose: () => void
}

export function ReviewDialog(props: ReviewDialogProps) {
  const { order, draft = emptyReview, error, onLeave, onSubmit, onClose } = props
  const [photosError, setPhotosError] = useState(props.photosError)
  const form = useFormik({
    initialValues: { ...draft, photos: toPictures(draft.photos) },
    validationSchema: reviewRules,
    onSubmit: ({ reviewText, stars, photos }) =>
      onSubmit({ reviewText: reviewText.trim(), stars, photos: toUrls(photos) }),
  })
  const { reviewText, stars, photos } = form.values
  const isUploading = hasUploads(photos)
  const handleLeave = useEffectEvent(() => onLeave?.({ ...form.values, photos: toUrls(photos) }))
  useLayoutEffect(() => () => handleLeave(), [])

  return (
    <FormDialog
      form={form}
      title={t(messages.addReview)}
      submitLabel={t(isUploading ? pictures.uploading : messages.submitReview)}
      isWaiting={isUploading}
      onClose={onClose}
    >
      {error && <Alert severity="error">{error}</Alert>}
      <OrderSummaryRow order={order} isLinked={false} />
      <StarsField stars={stars} onChange={(next) => void form.setFieldValue('stars', next)} />
      <FormTextField
        form={form}
        name="reviewText"
        label={t(messages.yourReview)}
        placeholder={t(messages.reviewPlaceholder)}
        helperText={t(messages.reviewHint)(
          reviewerName(getFirstName(order.name)),
          districtName(order.district),
          countText(maxReviewLength - reviewText.length),
        )}
        multiline
        rows={5}
        autoFocus
        required
      />
      <div>
        <Typography variant="body2" sx={{ mb: 1, color: 'text.primary', fontWeight: 500 }}>
          {t(messages.yourPhotos)}
        </Typography>
        <PictureSlots
          name="photos"
          label={t(messages.yourPhotos)}
          hint={t(messages.photosHint)(maxPhotos, maxUploadSize)}
          pictures={photos}
          max={maxPhotos}
          tooMany={t(messages.tooManyPhotos)(maxPhotos)}
          error={getFieldError({ form, name: 'photos' }) ?? photosError}
          onChange={(change) => {
            setPhotosError(undefined)
            void form.setFieldValue('photos', change)
          }}
        />
      </div>
    </FormDialog>
  )
}
