import { t } from '@/shared/lib/language'
import * as messages from './messages'

export type Picture = {
  key: string
  /** Image source: its URL, or an object URL of the file until it is uploaded. */
  src: string
  /** Set once it is uploaded. */
  url?: string
  /** Set if it was chosen in this form. */
  file?: File
  /** From 0 to 1, while it is uploading. */
  progress?: number
  /** The server's message, if the upload failed. */
  problem?: string
}

export const toPictures = (urls: readonly string[]): Picture[] =>
  urls.map((url, index) => ({ key: `${index} ${url}`, src: url, url }))

/** Splits chosen files into those to upload and the reason why others were left out. */
export function pickImages(files: readonly File[], room: number, tooMany: string) {
  const images = files.filter(({ type }) => type.startsWith('image/'))
  const fitting = images.slice(0, room)
  if (images.length < files.length) return { fitting, problem: t(messages.imagesOnly) }
  if (fitting.length < images.length) return { fitting, problem: tooMany }
  return { fitting, problem: undefined }
}

export function movePicture(pictures: readonly Picture[], key: string, index: number): Picture[] {
  const moving = pictures.filter((one) => one.key === key)
  return pictures.filter((one) => one.key !== key).toSpliced(index, 0, ...moving)
}

export const hasUploads = (pictures: readonly Picture[]) =>
  pictures.some(({ progress }) => progress !== undefined)

/** Those that are uploaded. */
export const toUrls = (pictures: readonly Picture[]) => pictures.flatMap(({ url }) => url ?? [])
