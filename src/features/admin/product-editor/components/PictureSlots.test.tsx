import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answering, failing } from '../../../../testing/doubles'
import { renderWithStore } from '../../../../testing/renderWithStore'
import { server } from '../../../../testing/server'
import { usePictures } from '../hooks/usePictures'
import { PictureSlots } from './PictureSlots'

const config = {
  mode: 'demo',
  identity: { apiKey: 'k', projectId: 'p', authDomain: 'd', emulator: true },
  uploadUrl: '/api/upload',
}
const uploaded = (name: string) => `/uploads/${name}-960.webp`
const kept = ['front', 'back', 'side'].map(uploaded)
const file = (name: string, type = 'image/png') => new File(['picture'], name, { type })
const revoked = jest.fn()

let running = 0
let mostAtOnce = 0

beforeAll(() => {
  const place = document.createElement('script')
  place.type = 'application/json'
  place.id = 'runtime-config'
  place.textContent = JSON.stringify(config)
  document.head.append(place)
  let count = 0
  URL.createObjectURL = () => `blob:${++count}`
  URL.revokeObjectURL = revoked
})
beforeEach(() => {
  running = 0
  mostAtOnce = 0
  revoked.mockClear()
})

/** Answers each picture with an address that has its name. */
function receiving() {
  let count = 0
  server.use(
    answering('uploadImage', async () => {
      running++
      mostAtOnce = Math.max(mostAtOnce, running)
      await new Promise((resolve) => setTimeout(resolve, 30))
      running--
      count++
      return { url: uploaded(`new-${count}`) }
    }),
  )
}

function Slots({ urls }: { urls: readonly string[] }) {
  const pictures = usePictures(urls)
  return (
    <>
      <PictureSlots pictures={pictures} />
      <output>{pictures.urls.join(' ')}</output>
    </>
  )
}

const open = (urls: readonly string[] = []) => renderWithStore(<Slots urls={urls} />)
const chooser = () => screen.getByLabelText('Add pictures')
const list = () => screen.getByRole('list', { name: 'Pictures, in their order' })
const tiles = () => within(list()).getAllByRole('listitem')
const result = () => screen.getByRole('status').textContent
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const choose = (...files: File[]) =>
  userEvent.setup({ applyAccept: false }).upload(chooser(), files)

describe('pictures that are chosen', () => {
  it('are sent at once, one after the other, and stand in the order in which they were chosen', async () => {
    receiving()
    open()
    await choose(file('a.png'), file('b.png'))
    expect(screen.getByRole('progressbar', { name: 'Picture 1 of 2: uploading' })).toBeVisible()
    expect(screen.getByRole('img', { name: 'Picture 2 of 2' })).toHaveAttribute(
      'src',
      expect.stringMatching(/^blob:/),
    )
    await waitFor(() => expect(result()).toBe(`${uploaded('new-1')} ${uploaded('new-2')}`))
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(mostAtOnce).toBe(1)
    expect(screen.getByText('b.png is ready.')).toBeInTheDocument()
  })

  it('are four at most', async () => {
    receiving()
    open(kept)
    await choose(file('a.png'), file('b.png'))
    await waitFor(() => expect(result()).toBe([...kept, uploaded('new-1')].join(' ')))
    expect(screen.queryByLabelText('Add pictures')).toBeNull()
    expect(screen.getByText('A product has 4 pictures at most.')).toBeVisible()
  })

  it('are pictures', async () => {
    open()
    await choose(file('a.pdf', 'application/pdf'))
    expect(chooser()).toHaveAccessibleDescription(/Please choose image files only\./)
    expect(chooser()).toBeInvalid()
    expect(result()).toBe('')
  })

  it('can be dropped here', async () => {
    receiving()
    open()
    fireEvent.drop(list(), { dataTransfer: { files: [file('a.png')] } })
    await waitFor(() => expect(result()).toBe(uploaded('new-1')))
  })
})

describe('a picture that cannot be sent', () => {
  it('says so and why, and is sent again', async () => {
    server.use(failing('uploadImage', { status: 413, message: 'This picture is too large.' }))
    open()
    await choose(file('a.png'))
    await screen.findByText('This picture is too large.')
    expect(screen.getAllByText('Image upload failed.').length).toBeGreaterThan(0)
    expect(result()).toBe('')
    receiving()
    await press('Picture 1 of 1: try again')
    await waitFor(() => expect(result()).toBe(uploaded('new-1')))
    expect(within(list()).queryByText('Image upload failed.')).toBeNull()
  })

  it('does not hold up the next one', async () => {
    server.use(failing('uploadImage', { status: 503 }, {}))
    open()
    await choose(file('a.png'))
    await screen.findByText('It was refused.')
    receiving()
    await choose(file('b.png'))
    await waitFor(() => expect(result()).toBe(uploaded('new-1')))
  })
})

describe('a picture that is taken away', () => {
  it('is gone, and leaves the focus where another one can be chosen', async () => {
    open([...kept, uploaded('last')])
    await press('Picture 2 of 4: remove')
    expect(result()).toBe([kept[0], kept[2], uploaded('last')].join(' '))
    expect(chooser()).toHaveFocus()
    expect(screen.getByText('Picture removed.')).toBeInTheDocument()
  })

  it('is not waited for any more', async () => {
    let arrive = () => {}
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const asked = jest.fn()
    const late = async () => {
      await arrival
      return { url: uploaded('new') }
    }
    server.use(answering('uploadImage', late, { onRequest: asked }))
    open()
    await choose(file('a.png'), file('b.png'), file('c.png'))
    await press('Picture 2 of 3: remove')
    await press('Picture 1 of 2: remove')
    arrive()
    await waitFor(() => expect(result()).toBe(uploaded('new')))
    expect(tiles().some((tile) => within(tile).queryByRole('progressbar'))).toBe(false)
    // The one that was waiting for its turn has never been sent.
    expect(asked).toHaveBeenCalledTimes(2)
    expect(revoked).toHaveBeenCalledTimes(2)
  })
})

describe('the order of pictures', () => {
  it('is changed by their buttons, which keep the focus', async () => {
    open(kept)
    await press('Picture 3 of 3: move forward')
    expect(result()).toBe([kept[0], kept[2], kept[1]].join(' '))
    expect(screen.getByText('Picture moved to place 2 of 3.')).toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    expect(result()).toBe([kept[2], kept[0], kept[1]].join(' '))
    const button = screen.getByRole('button', { name: 'Picture 1 of 3: move forward' })
    expect(button).toHaveFocus()
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    expect(result()).toBe([kept[2], kept[0], kept[1]].join(' '))
    await press('Picture 1 of 3: move back')
    expect(result()).toBe([kept[0], kept[2], kept[1]].join(' '))
  })

  it('is changed by dragging one over another', () => {
    open(kept)
    const [first, , third] = tiles()
    if (!first || !third) throw new Error('there are three tiles')
    const dataTransfer = { setData: () => {}, files: [] }
    fireEvent.dragStart(third, { dataTransfer })
    fireEvent.dragEnter(first, { dataTransfer })
    fireEvent.drop(list(), { dataTransfer })
    fireEvent.dragEnd(third, { dataTransfer })
    expect(result()).toBe([kept[2], kept[0], kept[1]].join(' '))
    expect(within(tiles()[0] ?? list()).getByText('Cover')).toBeVisible()
  })
})

it('lets go of what it holds when it is left', async () => {
  server.use(answering('uploadImage', { url: kept[0] ?? '' }, { delayed: 'infinite' }))
  const { unmount } = open()
  await choose(file('a.png'), file('b.png'))
  unmount()
  expect(revoked).toHaveBeenCalledTimes(2)
})
