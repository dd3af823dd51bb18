import { array, mixed } from 'yup'
import { t } from '@/shared/lib/language'
import * as messages from './messages'
import type { Picture } from './pictures'

/** Each picture is uploaded. */
export const picturesRule = () =>
  array(mixed<Picture>().required()).test({
    message: t(messages.pictureNotUploaded),
    test: (pictures = []) => pictures.every(({ problem }) => problem === undefined),
  })
