import { maxUploadSize } from '@/api'
import { createProductLimits } from '@/common/generated/limits/createProduct'
import { getFieldError } from '@/dashboard/ui/FormFields'
import * as pictures from '@/dashboard/ui/pictures/messages'
import { PictureSlots } from '@/dashboard/ui/pictures/PictureSlots'
import { t } from '@/shared/lib/language'
import type { ProductFormik } from '../hooks/useProductForm'
import * as messages from '../messages'

const max = createProductLimits.images.maxItems

export function ProductPictures({ form }: { form: ProductFormik }) {
  return (
    <PictureSlots
      name="images"
      label={t(pictures.picturesInOrder)}
      hint={t(messages.picturesHint)(max, maxUploadSize)}
      pictures={form.values.images}
      max={max}
      tooMany={t(messages.tooManyPictures)(max)}
      error={getFieldError({ form, name: 'images' })}
      isSorted
      onChange={(change) => void form.setFieldValue('images', change)}
    />
  )
}
