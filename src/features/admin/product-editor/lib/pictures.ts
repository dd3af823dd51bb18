export type Picture = {
  key: string
  /** What is shown of it: its address or, until then, the file itself. */
  src: string
  /** Where it is, once it has arrived. */
  url?: string
  /** What was chosen, where it was chosen here. */
  file?: File
  /** The part that has been sent, from 0 to 1, while it is on its way. */
  progress?: number
  /** Why it has not arrived, in the server's words. */
  problem?: string
}

export const mostPictures = 4
export const failureText = 'Image upload failed.'
export const noPictures = 'Please upload at least one image.'

/** What is wrong with the pictures as a whole, when the product is to be saved. */
export function picturesProblem(pictures: readonly Picture[]): string | undefined {
  if (pictures.some(({ problem }) => problem !== undefined)) {
    return 'A picture could not be uploaded. Please try it again or remove it.'
  }
  return pictures.length === 0 ? noPictures : undefined
}

/** Of the files that were chosen those that can become pictures, and why the others cannot. */
export function sortFiles(files: readonly File[], room: number) {
  const images = files.filter(({ type }) => type.startsWith('image/'))
  const fitting = images.slice(0, room)
  if (images.length < files.length) return { fitting, problem: 'Please choose image files only.' }
  if (fitting.length < images.length) {
    return { fitting, problem: `A product has ${mostPictures} pictures at most.` }
  }
  return { fitting, problem: undefined }
}

/** The picture of a key at another place; the others keep their order. */
export function movedTo(
  pictures: readonly Picture[],
  key: string,
  place: number,
): readonly Picture[] {
  const moving = pictures.find((one) => one.key === key)
  if (!moving) return pictures
  const others = pictures.filter((one) => one !== moving)
  return [...others.slice(0, place), moving, ...others.slice(place)]
}
