import sharp, { type Sharp } from 'sharp'
import { invalid } from '../../lib/problem'
import { sniffPicture } from './sniff'

/** The widths that the pages ask for by name. */
const widths = [200, 480, 960] as const

export type RenderedFile = { suffix: string; bytes: Buffer }

const mostPixels = 40_000_000
const secondsAtMost = 20

const refusal = (message: string) => invalid({ image: message })

function open(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
}

async function checkSize(bytes: Buffer) {
  // Without a limit, so that a picture that is too large can be told from a broken one; only its header is read.
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw refusal('This picture is broken. Please choose another one.')
    })
  if (width * height > mostPixels) {
    throw refusal(`This picture is too large: ${width} × ${height} pixels, 40 million at most.`)
  }
}

/**
 * Draws the picture anew in every size and format that the pages use: what leaves is only what was seen, no metadata and
 * nothing hidden in the file.
 */
export async function renderPicture(bytes: Buffer): Promise<RenderedFile[]> {
  if (!sniffPicture(bytes)) {
    throw refusal('Only JPEG, PNG, WebP, AVIF and GIF pictures are taken.')
  }
  await checkSize(bytes)
  try {
    const upright = await open(bytes)
      .rotate()
      .resize({ width: 960, height: 960, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: secondsAtMost })
      .png({ compressionLevel: 1 })
      .toBuffer()
    const files: RenderedFile[] = []
    for (const width of widths) {
      const sized = sharp(upright).resize({ width, withoutEnlargement: true })
      files.push(
        { suffix: `${width}.webp`, bytes: await sized.clone().webp({ quality: 76 }).toBuffer() },
        { suffix: `${width}.avif`, bytes: await sized.avif({ quality: 50, effort: 2 }).toBuffer() },
      )
    }
    return files
  } catch {
    throw refusal('This picture is broken. Please choose another one.')
  }
}
