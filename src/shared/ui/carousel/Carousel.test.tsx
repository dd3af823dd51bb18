import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Carousel } from './Carousel'
import type { CarouselRow } from './carouselEngine'
import { startDragEngine } from './dragEngine'
import { startScrollEngine } from './scrollEngine'

jest.mock('./dragEngine', () => ({ startDragEngine: jest.fn() }))
jest.mock('./scrollEngine', () => ({ startScrollEngine: jest.fn() }))

const anEngine = () => ({
  goTo: jest.fn(),
  next: jest.fn(),
  previous: jest.fn(),
  play: jest.fn(),
  pause: jest.fn(),
  update: jest.fn(),
  stop: jest.fn(),
})
const engine = anEngine()
const dragEngine = anEngine()
let isMoving = false
const started = jest.mocked(startScrollEngine)
const draggable = jest.mocked(startDragEngine)
const wantsLessMotion = jest.spyOn(window, 'matchMedia')

beforeEach(() => {
  jest.clearAllMocks()
  isMoving = false
  engine.play.mockImplementation(() => {
    isMoving = true
  })
  engine.pause.mockImplementation(() => {
    isMoving = false
  })
  started.mockReturnValue(engine)
  draggable.mockReturnValue(dragEngine)
  preferLessMotion(false)
})

function preferLessMotion(matches: boolean) {
  wantsLessMotion.mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  )
}

const options = (): CarouselRow => {
  const call = started.mock.calls[0]
  if (!call) throw new Error('the engine has not been started')
  return call[0]
}

function show(controls: 'dots' | 'arrows' = 'dots') {
  const view = render(
    <Carousel
      label="Banners"
      slideName="banner"
      controls={controls}
      delay={2000}
      speed={500}
      gap={10}
    >
      {['One', 'Two', 'Three'].map((name) => (
        <a key={name} href={`/${name}`}>
          {name}
        </a>
      ))}
    </Carousel>,
  )
  return { ...view, carousel: screen.getByRole('group', { name: 'Banners' }) }
}

async function showMoving(controls?: 'dots' | 'arrows') {
  const view = show(controls)
  await waitFor(() => expect(isMoving).toBe(true))
  return view
}

const button = (name: string) => screen.getByRole('button', { name })

describe('a carousel', () => {
  it('has all its slides at once, without the code for dragging them', () => {
    show()
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'One',
      'Two',
      'Three',
    ])
    expect(draggable).not.toHaveBeenCalled()
  })

  it('can be dragged by a mouse that has come near, and goes on at the same pace after it', async () => {
    const { carousel } = await showMoving()
    await userEvent.hover(carousel)
    await waitFor(() => expect(engine.stop).toHaveBeenCalledTimes(1))
    expect(draggable).toHaveBeenCalledWith(options())
    expect(dragEngine.play).not.toHaveBeenCalled()
    await userEvent.unhover(carousel)
    expect(dragEngine.play).toHaveBeenCalledTimes(1)
    await userEvent.hover(carousel)
    await act(() => new Promise((resolve) => setTimeout(resolve, 700)))
    expect(draggable).toHaveBeenCalledTimes(1)
  })

  it('stays as it is for a mouse that has only passed by', async () => {
    const { carousel } = await showMoving()
    await userEvent.hover(carousel)
    await userEvent.unhover(carousel)
    await act(() => new Promise((resolve) => setTimeout(resolve, 700)))
    expect(draggable).not.toHaveBeenCalled()
  })

  it('moves at the pace that it was given', async () => {
    await showMoving()
    expect(options()).toMatchObject({ delay: 2000, speed: 500, gap: 10 })
  })

  it('waits under the mouse and goes on after it; a touch is no mouse', async () => {
    const { carousel } = await showMoving()
    await userEvent.hover(carousel)
    expect(isMoving).toBe(false)
    await userEvent.unhover(carousel)
    expect(isMoving).toBe(true)
    await userEvent.pointer({ keys: '[TouchA]', target: carousel })
    expect(isMoving).toBe(true)
  })

  it('waits while something in it has the focus of the keyboard', async () => {
    await showMoving()
    await userEvent.tab()
    expect(isMoving).toBe(false)
    act(() => (document.activeElement as HTMLElement).blur())
    expect(isMoving).toBe(true)
  })

  it('waits while nobody can see the page', async () => {
    await showMoving()
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    fireEvent(document, new Event('visibilitychange'))
    expect(isMoving).toBe(false)
    visibility.mockRestore()
    fireEvent(document, new Event('visibilitychange'))
    expect(isMoving).toBe(true)
  })

  it('stands where motion is unwanted, and moves when it is asked to', async () => {
    preferLessMotion(true)
    show()
    await waitFor(() => expect(started).toHaveBeenCalled())
    expect(isMoving).toBe(false)
    await userEvent.click(button('Let the slides move'))
    expect(isMoving).toBe(true)
  })

  it('is stopped by a button, for good', async () => {
    const { carousel } = await showMoving()
    await userEvent.click(button('Pause the moving slides'))
    expect(isMoving).toBe(false)
    await userEvent.unhover(carousel)
    act(() => (document.activeElement as HTMLElement).blur())
    expect(isMoving).toBe(false)
    await userEvent.click(button('Let the slides move'))
    expect(isMoving).toBe(true)
  })

  it('goes to the slide of a dot and says which is shown', async () => {
    await showMoving()
    await userEvent.click(button('Show banner 3 of 3'))
    expect(engine.goTo).toHaveBeenCalledWith(2)
    act(() => options().onPlaceChange(2))
    expect(button('Show banner 3 of 3')).toHaveAttribute('aria-current', 'true')
    expect(button('Show banner 1 of 3')).toHaveAttribute('aria-current', 'false')
  })

  it('goes on and back by arrows', async () => {
    await showMoving('arrows')
    await userEvent.click(button('Next banner'))
    expect(engine.next).toHaveBeenCalledTimes(1)
    await userEvent.click(button('Previous banner'))
    expect(engine.previous).toHaveBeenCalledTimes(1)
  })

  it('leaves nothing running behind', async () => {
    const { unmount } = await showMoving()
    unmount()
    expect(engine.stop).toHaveBeenCalledTimes(1)
    const [stopped = 0] = engine.stop.mock.invocationCallOrder
    expect(Math.max(...engine.pause.mock.invocationCallOrder)).toBeLessThan(stopped)
  })
})
