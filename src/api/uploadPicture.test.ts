import { mockResponse } from '@/testing/doubles'
import { server } from '@/testing/server'
import { fitSize } from './shrinkPicture'
import { uploadPicture } from './uploadPicture'

const bytes = (count: number) => new Uint8Array(count)
const megabyte = 1024 * 1024

const photo = (megabytes: number, type = 'image/jpeg') =>
  new File([bytes(megabytes * megabyte)], 'photo', { type })

/** A browser that decodes every file to a picture of this size, and writes it in this many bytes. */
function decodeAs({ width, height, size }: { width: number; height: number; size: number }) {
  const close = jest.fn()
  const decode = jest.fn(async () => ({ width, height, close }))
  Object.assign(globalThis, { createImageBitmap: decode })
  const drawImage = jest.fn()
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage } as never)
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done, type) => done(new File([bytes(size)], '', { type })))
  return { close, decode, drawImage }
}

const sent: unknown[] = []

beforeAll(() => {
  const config = document.createElement('script')
  config.type = 'application/json'
  config.id = 'runtime-config'
  config.textContent = JSON.stringify({
    mode: 'demo',
    identity: { apiKey: 'k', projectId: 'p', authDomain: 'd', emulator: true },
    uploadUrl: '/api/upload',
  })
  document.head.append(config)
})
beforeEach(() => {
  sent.length = 0
  const append = jest.spyOn(FormData.prototype, 'append').mockImplementation(() => {})
  const onRequest = () => void sent.push(append.mock.lastCall?.[1])
  server.use(mockResponse('uploadImage', { url: '/uploads/a-960.webp' }, { onRequest }))
})
afterEach(() => {
  jest.restoreAllMocks()
  Reflect.deleteProperty(globalThis, 'createImageBitmap')
})

describe('a picture that is uploaded', () => {
  it.each([
    [6000, 4000, 960, 640],
    [3000, 6000, 480, 960],
    [960, 960, 960, 960],
    [300, 200, 300, 200],
    [20_000, 1, 960, 1],
  ])('of %i × %i becomes %i × %i', (width, height, fitWidth, fitHeight) => {
    expect(fitSize({ width, height })).toEqual({ width: fitWidth, height: fitHeight })
  })

  it('is rotated and shrunk before it is sent, and its memory is released', async () => {
    const { decode, drawImage, close } = decodeAs({ width: 4000, height: 6000, size: 150_000 })
    const file = photo(24)
    await uploadPicture(file)
    expect(decode).toHaveBeenCalledWith(file, { imageOrientation: 'from-image' })
    expect(drawImage).toHaveBeenCalledWith(expect.anything(), 0, 0, 640, 960)
    expect(close).toHaveBeenCalledTimes(1)
    expect(sent).toMatchObject([{ size: 150_000, type: 'image/jpeg' }])
  })

  it('keeps its transparency', async () => {
    decodeAs({ width: 4000, height: 4000, size: 150_000 })
    await uploadPicture(photo(2, 'image/png'))
    expect(sent).toMatchObject([{ type: 'image/webp' }])
  })

  it('is sent unchanged if it is small already', async () => {
    const { decode } = decodeAs({ width: 4000, height: 4000, size: 10 })
    await uploadPicture(new File([bytes(1000)], 'small.png', { type: 'image/png' }))
    expect(decode).not.toHaveBeenCalled()
    expect(sent).toMatchObject([{ size: 1000 }])
  })

  it('is sent unchanged if encoding does not make it smaller', async () => {
    decodeAs({ width: 960, height: 960, size: 2 * megabyte })
    await uploadPicture(photo(1))
    expect(sent).toMatchObject([{ size: megabyte }])
  })

  it('is sent unchanged if the browser cannot decode it', async () => {
    await uploadPicture(photo(8, 'image/heic'))
    expect(sent).toMatchObject([{ size: 8 * megabyte }])
  })

  it('is not sent if it is above the limit even after shrinking', async () => {
    const { problem } = await uploadPicture(photo(9, 'image/heic'))
    expect(problem).toMatchObject({ message: 'This picture is too large: 8 MB at most.' })
    expect(sent).toEqual([])
  })

  it('is not sent after it was cancelled', async () => {
    decodeAs({ width: 4000, height: 6000, size: 150_000 })
    const abort = new AbortController()
    const uploading = uploadPicture(photo(2), { signal: abort.signal })
    abort.abort()
    await uploading
    expect(sent).toEqual([])
  })
})
