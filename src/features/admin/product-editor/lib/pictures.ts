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

export const maxPictures = 4
export const uploadFailedText = 'Image upload failed.'
export const noPicturesText = 'Please upload at least one image.'

/** Why the pictures cannot be saved; undefined if they can. */
export function getPicturesError(pictures: readonly Picture[]): string | undefined {
  if (pictures.some(({ problem }) => problem !== undefined)) {
    return 'A picture could not be uploaded. Please try again or remove it.'
  }
  return pictures.length === 0 ? noPicturesText : undefined
}

/** Splits chosen files into those to upload and the reason why others were left out. */
export function pickImages(files: readonly File[], room: number) {
  const images = files.filter(({ type }) => type.startsWith('image/'))
  const fitting = images.slice(0, room)
  if (images.length < files.length) return { fitting, problem: 'Please choose image files only.' }
  if (fitting.length < images.length) {
    return { fitting, problem: `A product can have up to ${maxPictures} pictures.` }
  }
  return { fitting, problem: undefined }
}

export function movePicture(
  pictures: readonly Picture[],
  key: string,
  index: number,
): readonly Picture[] {
  const moving = pictures.find((one) => one.key === key)
  if (!moving) return pictures
  const others = pictures.filter((one) => one !== moving)
  return [...others.slice(0, index), moving, ...others.slice(index)]
}
