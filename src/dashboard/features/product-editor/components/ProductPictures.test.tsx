import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useFormik } from 'formik'
import { toPictures } from '@/dashboard/ui/pictures/pictures'
import { defer } from '@/testing/defer'
import { mockError, mockResponse, unreachable } from '@/testing/doubles'
import { renderWithStore } from '@/testing/renderWithStore'
import { server } from '@/testing/server'
import { emptyForm, toProductInput } from '../forms/productForm'
import { ProductPictures } from './ProductPictures'

const config = {
  mode: 'demo',
  identity: { apiKey: 'k', projectId: 'p', authDomain: 'd', emulator: true },
  uploadUrl: '/api/upload',
}
const uploaded = (name: string) => `/uploads/${name}-960.webp`
const savedDraft = ['front', 'back', 'side'].map(uploaded)
const file = (name: string, type = 'image/png') => new File(['picture'], name, { type })
const revoked = jest.fn()

let running = 0
let maxConcurrent = 0

beforeAll(() => {
  const script = document.createElement('script')
  script.type = 'application/json'
  script.id = 'runtime-config'
  script.textContent = JSON.stringify(config)
  document.head.append(script)
  let count = 0
  URL.createObjectURL = () => `blob:${++count}`
  URL.revokeObjectURL = revoked
})
beforeEach(() => {
  running = 0
  maxConcurrent = 0
  revoked.mockClear()
})

/** Responds to each upload with the next URL, once `response` is resolved. */
function receiving(response = Promise.resolve()) {
  let count = 0
  server.use(
    mockResponse('uploadImage', async () => {
      running++
      maxConcurrent = Math.max(maxConcurrent, running)
      await response
      running--
      count++
      return { url: uploaded(`new-${count}`) }
    }),
  )
}

function Slots({ urls }: { urls: readonly string[] }) {
  const initialValues = { ...emptyForm, images: toPictures(urls) }
  const form = useFormik({ initialValues, onSubmit: () => {} })
  return (
    <>
      <ProductPictures form={form} />
      <output>{toProductInput(form.values).images.join(' ')}</output>
    </>
  )
}

const open = (urls: readonly string[] = []) => renderWithStore(<Slots urls={urls} />)
const chooser = () => screen.getByLabelText('Add pictures')
const list = () => screen.getByRole('list', { name: 'Pictures in order' })
const tiles = () => within(list()).getAllByRole('listitem')
const result = () => screen.getByRole('status').textContent
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const choose = (...files: File[]) =>
  userEvent.setup({ applyAccept: false }).upload(chooser(), files)

describe('chosen pictures', () => {
  it('are uploaded one after the other, in the order in which they were chosen', async () => {
    const response = defer()
    receiving(response.promise)
    open()
    await choose(file('a.png'), file('b.png'))
    expect(screen.getByRole('progressbar', { name: 'Picture 1 of 2: uploading' })).toBeVisible()
    expect(screen.getByRole('img', { name: 'Picture 2 of 2' })).toHaveAttribute(
      'src',
      expect.stringMatching(/^blob:/),
    )
    await waitFor(() => expect(running).toBe(1))
    response.resolve()
    await waitFor(() => expect(result()).toBe(`${uploaded('new-1')} ${uploaded('new-2')}`))
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(maxConcurrent).toBe(1)
    expect(screen.getByText('b.png is ready.')).toBeInTheDocument()
  })

  // [spec 9.5]
  it('are limited to four', async () => {
    receiving()
    open(savedDraft)
    await choose(file('a.png'), file('b.png'))
    await waitFor(() => expect(result()).toBe([...savedDraft, uploaded('new-1')].join(' ')))
    expect(screen.queryByLabelText('Add pictures')).toBeNull()
    expect(screen.getByText('A product can have up to 4 pictures.')).toBeVisible()
  })

  it('must be image files', async () => {
    open()
    await choose(file('a.pdf', 'application/pdf'))
    expect(chooser()).toHaveAccessibleDescription(/Please choose image files only\./)
    expect(chooser()).toBeInvalid()
    expect(result()).toBe('')
  })

  it('can be as large as the upload allows', () => {
    open()
    expect(chooser()).toHaveAccessibleDescription(/Up to 4 pictures, 8 MB each\./)
  })

  it('can be dropped onto the list', async () => {
    receiving()
    open()
    fireEvent.drop(list(), { dataTransfer: { files: [file('a.png')] } })
    await waitFor(() => expect(result()).toBe(uploaded('new-1')))
  })
})

describe('a picture that fails to upload', () => {
  it('shows the reason and can be uploaded again', async () => {
    server.use(mockError('uploadImage', { status: 503, message: 'Please try again.' }))
    open()
    await choose(file('a.png'))
    await screen.findByText('Please try again.')
    expect(screen.queryByText('Cover')).toBeNull()
    expect(screen.getAllByText('Image upload failed.').length).toBeGreaterThan(0)
    expect(result()).toBe('')
    receiving()
    await press('Picture 1 of 1: try again')
    await waitFor(() => expect(result()).toBe(uploaded('new-1')))
    expect(within(list()).queryByText('Image upload failed.')).toBeNull()
  })

  it('can be uploaded again after a network error', async () => {
    server.use(unreachable('uploadImage'))
    open()
    await choose(file('a.png'))
    expect(await screen.findByRole('button', { name: 'Picture 1 of 1: try again' })).toBeVisible()
  })

  it.each([400, 413, 415, 422])('takes no slot if it is rejected (%i)', async (status) => {
    server.use(mockError('uploadImage', { status, message: 'This is not a picture.' }))
    open()
    await choose(file('a.svg', 'image/svg+xml'), file('b.png'))
    await waitFor(() =>
      expect(chooser()).toHaveAccessibleDescription(
        /a\.svg: This is not a picture\.\sb\.png: This is not a picture\./,
      ),
    )
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.queryByRole('button', { name: /try again/ })).toBeNull()
    expect(revoked).toHaveBeenCalledTimes(2)
    receiving()
    await choose(file('c.png'))
    await waitFor(() => expect(result()).toBe(uploaded('new-1')))
    expect(chooser()).not.toBeInvalid()
  })

  it('does not block the next one', async () => {
    server.use(mockError('uploadImage', { status: 503 }, {}))
    open()
    await choose(file('a.png'))
    await screen.findByText('It was refused.')
    receiving()
    await choose(file('b.png'))
    await waitFor(() => expect(result()).toBe(uploaded('new-1')))
  })
})

describe('removing a picture', () => {
  it('moves the focus to the file input', async () => {
    open([...savedDraft, uploaded('last')])
    await press('Picture 2 of 4: remove')
    expect(result()).toBe([savedDraft[0], savedDraft[2], uploaded('last')].join(' '))
    expect(chooser()).toHaveFocus()
    expect(screen.getByText('Picture removed.')).toBeInTheDocument()
  })

  it('cancels its upload', async () => {
    const response = defer()
    const asked = jest.fn()
    const late = async () => {
      await response.promise
      return { url: uploaded('new') }
    }
    server.use(mockResponse('uploadImage', late, { onRequest: asked }))
    open()
    await choose(file('a.png'), file('b.png'), file('c.png'))
    await press('Picture 2 of 3: remove')
    await press('Picture 1 of 2: remove')
    response.resolve()
    await waitFor(() => expect(result()).toBe(uploaded('new')))
    expect(tiles().some((tile) => within(tile).queryByRole('progressbar'))).toBe(false)
    // The one that was waiting for its turn has never been sent.
    expect(asked).toHaveBeenCalledTimes(2)
    expect(revoked).toHaveBeenCalledTimes(2)
  })
})

describe('the order of pictures', () => {
  it('changes by their buttons, which keep the focus', async () => {
    open(savedDraft)
    await press('Picture 3 of 3: move forward')
    expect(result()).toBe([savedDraft[0], savedDraft[2], savedDraft[1]].join(' '))
    expect(screen.getByText('Picture moved to position 2 of 3.')).toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    expect(result()).toBe([savedDraft[2], savedDraft[0], savedDraft[1]].join(' '))
    const button = screen.getByRole('button', { name: 'Picture 1 of 3: move forward' })
    expect(button).toHaveFocus()
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    expect(result()).toBe([savedDraft[2], savedDraft[0], savedDraft[1]].join(' '))
    await press('Picture 1 of 3: move back')
    expect(result()).toBe([savedDraft[0], savedDraft[2], savedDraft[1]].join(' '))
  })

  it('changes by dragging one over another', () => {
    open(savedDraft)
    const [first, , third] = tiles()
    if (!first || !third) throw new Error('there are three tiles')
    const dataTransfer = { setData: () => {}, files: [] }
    fireEvent.dragStart(third, { dataTransfer })
    fireEvent.dragEnter(first, { dataTransfer })
    fireEvent.drop(list(), { dataTransfer })
    fireEvent.dragEnd(third, { dataTransfer })
    expect(result()).toBe([savedDraft[2], savedDraft[0], savedDraft[1]].join(' '))
    expect(within(tiles()[0] ?? list()).getByText('Cover')).toBeVisible()
  })
})

it('releases object URLs and uploads when it unmounts', async () => {
  server.use(mockResponse('uploadImage', { url: savedDraft[0] ?? '' }, { delayed: 'infinite' }))
  const { unmount } = open()
  await choose(file('a.png'), file('b.png'))
  unmount()
  expect(revoked).toHaveBeenCalledTimes(2)
})
