/** The picture formats that are taken, told by their first bytes: names and content types can lie. */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif'

const ascii = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to)

export function detectPictureFormat(bytes: Buffer): PictureFormat | undefined {
  if (bytes.length < 12) return undefined
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp'
  if (/^ftypavi[fs]$/.test(ascii(bytes, 4, 12))) return 'avif'
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'gif'
  return undefined
}
