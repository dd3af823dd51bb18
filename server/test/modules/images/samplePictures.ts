import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** Sample pictures, valid and invalid. */

export const photo = (width = 640, height = 480) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 40, b: 60 } } })

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(data.length, 0)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), body.length + 4)
  return chunk
}

const pngSignature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

/** A few bytes with the header of a picture of any size. */
export function pngClaiming(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  return Buffer.concat([
    pngSignature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(1 << 16))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

export async function jpegClaiming(width: number, height: number): Promise<Buffer> {
  const bytes = await photo(8, 8).jpeg().toBuffer()
  const frame = bytes.indexOf(Buffer.from('ffc0', 'hex'))
  bytes.writeUInt16BE(height, frame + 5)
  bytes.writeUInt16BE(width, frame + 7)
  return bytes
}

/** Only the header has the size. */
export async function avifClaiming(
  width: number,
  height: number,
  bitdepth: 8 | 12 = 8,
): Promise<Buffer> {
  const bytes = await photo(64, 64).avif({ bitdepth, effort: 0 }).toBuffer()
  const size = bytes.indexOf('ispe')
  bytes.writeUInt32BE(width, size + 8)
  bytes.writeUInt32BE(height, size + 12)
  return bytes
}

export const script = '<html><script>alert(document.cookie)</script></html>'

/** A valid picture with HTML in its comments and after its end. */
export async function pngWithPage(): Promise<Buffer> {
  const png = await photo().png().toBuffer()
  const header = png.subarray(0, 33)
  const comment = pngChunk('tEXt', Buffer.from(`Comment\0${script}`, 'latin1'))
  return Buffer.concat([header, comment, png.subarray(33), Buffer.from(script)])
}

/** The multipart body of a form with one file. */
export function formOf(
  bytes: Buffer,
  { field = 'image', name = 'photo.png', type = 'image/png' } = {},
) {
  const boundary = 'jontro-test-boundary'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`
  return {
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}
