/** In pixels; the server does not store larger pictures. */
const maxSide = 960
/** In bytes. Smaller files are sent unchanged: encoding them again would lose quality. */
const smallFile = 300 * 1024
export const maxUploadBytes = 8 * 1024 * 1024
/** For texts. */
export const maxUploadSize = `${maxUploadBytes >> 20} MB`

/** Fits the picture into a square of `maxSide` without enlarging it. */
export function fitSize({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, maxSide / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}

const toBlob = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9))

async function drawSmaller(file: File): Promise<Blob | null> {
  // Applies the EXIF orientation, which the canvas loses.
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const canvas = Object.assign(document.createElement('canvas'), fitSize(bitmap))
    const context = canvas.getContext('2d')
    if (!context) return null
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    // WebP keeps transparency; browsers that cannot encode it return a PNG.
    return await toBlob(canvas, file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp')
  } finally {
    bitmap.close()
  }
}

/** Returns a smaller picture to upload, or the file itself if it is small or the browser can't decode it. */
export async function shrinkPicture(file: File): Promise<File> {
  if (file.size <= smallFile) return file
  const smaller = await drawSmaller(file).catch(() => null)
  if (!smaller || smaller.size >= file.size) return file
  return new File([smaller], file.name, { type: smaller.type })
}
