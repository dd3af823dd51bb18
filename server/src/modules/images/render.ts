import sharp, { type Metadata, type Sharp } from 'sharp'
import { toBengaliDigits } from '../../../../common/bengali'
import { type Text, text } from '../../../../common/text'
import { invalid } from '../../http/problem'

/** The widths that the pages request. */
const widths = [200, 480, 960] as const

/** Ends of the names of a picture's files. */
export const suffixes = widths.flatMap((width) => [`${width}.webp`, `${width}.avif`])

export type RenderedFile = { suffix: string; bytes: Buffer }

const maxPixels = 40_000_000
/** AVIF is decoded as a whole, with 18 bytes of memory per pixel, or 25 above eight bits per colour. */
const maxAvifPixels = 12_000_000
const maxDeepAvifPixels = 8_000_000
const timeoutSeconds = 20

const invalidImage = (message: Text) => invalid({ image: message })

function open(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
}

// The next picture is another one, so caching is useless.
sharp.cache(false)

function pixelLimit({ compression, bitsPerSample = 8 }: Metadata): number {
  if (compression !== 'av1') return maxPixels
  return bitsPerSample > 8 ? maxDeepAvifPixels : maxAvifPixels
}

/** Returns whether decoding needs much memory. */
async function checkSize(bytes: Buffer): Promise<boolean> {
  // Reads only the header. Without a pixel limit, so that a picture that is too large is not reported as broken.
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw invalidImage(
        text(
          'This picture is broken. Please choose another one.',
          'ছবিটি নষ্ট। অন্য একটি ছবি বেছে নিন।',
        ),
      )
    })
  const { width, height, compression } = metadata
  const limit = pixelLimit(metadata)
  if (width * height > limit) {
    const kind = limit === maxPixels ? '' : ' for an AVIF like this'
    const million = limit / 1e6
    throw invalidImage(
      text(
        `This picture is too large: ${width} × ${height} pixels, ${million} million at most${kind}.`,
        `ছবিটি অনেক বড়: ${toBengaliDigits(width)} × ${toBengaliDigits(height)} পিক্সেল; সর্বোচ্চ ${toBengaliDigits(million)} মিলিয়ন।`,
      ),
    )
  }
  return compression === 'av1'
}

let lastAvif: Promise<unknown> = Promise.resolve()

/** Runs one call at a time, since the memory of two could crash the process. */
function runExclusive<T>(render: () => Promise<T>): Promise<T> {
  const rendered = lastAvif.then(render)
  lastAvif = rendered.catch(() => undefined)
  return rendered
}

async function render(bytes: Buffer): Promise<RenderedFile[]> {
  const upright = await open(bytes)
    .rotate()
    .resize({ width: 960, height: 960, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: timeoutSeconds })
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
}

/** Accepted formats, detected by their first bytes: names and content types can be wrong. */
type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif'

const ascii = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to)

function detectPictureFormat(bytes: Buffer): PictureFormat | undefined {
  if (bytes.length < 12) return undefined
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp'
  if (/^ftypavi[fs]$/.test(ascii(bytes, 4, 12))) return 'avif'
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'gif'
  return undefined
}

/** Renders the picture in every size and format that the pages use. Re-encoding removes metadata and hidden content. */
export async function renderPicture(bytes: Buffer): Promise<RenderedFile[]> {
  if (!detectPictureFormat(bytes)) {
    throw invalidImage(
      text(
        'Use a JPEG, PNG, WebP, AVIF or GIF picture.',
        'JPEG, PNG, WebP, AVIF বা GIF ছবি ব্যবহার করুন।',
      ),
    )
  }
  const isHeavy = await checkSize(bytes)
  try {
    return await (isHeavy ? runExclusive(() => render(bytes)) : render(bytes))
  } catch {
    throw invalidImage(
      text(
        'This picture is broken. Please choose another one.',
        'ছবিটি নষ্ট। অন্য একটি ছবি বেছে নিন।',
      ),
    )
  }
}
