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
let isPlaying = false
const started = jest.mocked(startScrollEngine)
const draggable = jest.mocked(startDragEngine)
const wantsLessMotion = jest.spyOn(window, 'matchMedia')
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })

beforeEach(() => {
  jest.clearAllMocks()
  isPlaying = false
  engine.play.mockImplementation(() => {
    isPlaying = true
  })
  engine.pause.mockImplementation(() => {
    isPlaying = false
  })
  started.mockReturnValue(engine)
  draggable.mockReturnValue(dragEngine)
  preferLessMotion(false)
})
afterEach(() => jest.useRealTimers())

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
  await waitFor(() => expect(isPlaying).toBe(true))
  return view
}

const button = (name: string) => screen.getByRole('button', { name })

describe('a carousel', () => {
  it('renders all slides without loading the drag engine', () => {
    show()
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'One',
      'Two',
      'Three',
    ])
    expect(draggable).not.toHaveBeenCalled()
  })

  it('loads the drag engine on hover and keeps its pace', async () => {
    const { carousel } = await showMoving()
    await userEvent.hover(carousel)
    await waitFor(() => expect(engine.stop).toHaveBeenCalledTimes(1))
    expect(draggable).toHaveBeenCalledWith(options())
    expect(dragEngine.play).not.toHaveBeenCalled()
    await userEvent.unhover(carousel)
    expect(dragEngine.play).toHaveBeenCalledTimes(1)
    jest.useFakeTimers()
    await user.hover(carousel)
    await act(() => jest.advanceTimersByTimeAsync(1000))
    expect(draggable).toHaveBeenCalledTimes(1)
  })

  it('does not load the drag engine for a short hover', async () => {
    const { carousel } = await showMoving()
    jest.useFakeTimers()
    await user.hover(carousel)
    await user.unhover(carousel)
    await act(() => jest.advanceTimersByTimeAsync(1000))
    expect(draggable).not.toHaveBeenCalled()
  })

  it('plays at the given pace', async () => {
    await showMoving()
    expect(options()).toMatchObject({ delay: 2000, speed: 500, gap: 10 })
  })

  it('pauses on mouse hover but not on touch', async () => {
    const { carousel } = await showMoving()
    await userEvent.hover(carousel)
    expect(isPlaying).toBe(false)
    await userEvent.unhover(carousel)
    expect(isPlaying).toBe(true)
    await userEvent.pointer({ keys: '[TouchA]', target: carousel })
    expect(isPlaying).toBe(true)
  })

  it('pauses while it has keyboard focus', async () => {
    await showMoving()
    await userEvent.tab()
    expect(isPlaying).toBe(false)
    act(() => (document.activeElement as HTMLElement).blur())
    expect(isPlaying).toBe(true)
  })

  it('pauses while the page is hidden', async () => {
    await showMoving()
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    fireEvent(document, new Event('visibilitychange'))
    expect(isPlaying).toBe(false)
    visibility.mockRestore()
    fireEvent(document, new Event('visibilitychange'))
    expect(isPlaying).toBe(true)
  })

  it('does not play with reduced motion until the user presses play', async () => {
    preferLessMotion(true)
    show()
    await waitFor(() => expect(started).toHaveBeenCalled())
    expect(isPlaying).toBe(false)
    await userEvent.click(button('Play slideshow'))
    expect(isPlaying).toBe(true)
  })

  it('stays paused after the pause button', async () => {
    const { carousel } = await showMoving()
    await userEvent.click(button('Pause slideshow'))
    expect(isPlaying).toBe(false)
    await userEvent.unhover(carousel)
    act(() => (document.activeElement as HTMLElement).blur())
    expect(isPlaying).toBe(false)
    await userEvent.click(button('Play slideshow'))
    expect(isPlaying).toBe(true)
  })

  it('shows the slide of a dot and marks the dot as current', async () => {
    await showMoving()
    await userEvent.click(button('Show banner 3 of 3'))
    expect(engine.goTo).toHaveBeenCalledWith(2)
    act(() => options().onIndexChange(2))
    expect(button('Show banner 3 of 3')).toHaveAttribute('aria-current', 'true')
    expect(button('Show banner 1 of 3')).toHaveAttribute('aria-current', 'false')
  })

  it('moves by its arrow buttons', async () => {
    await showMoving('arrows')
    await userEvent.click(button('Next banner'))
    expect(engine.next).toHaveBeenCalledTimes(1)
    await userEvent.click(button('Previous banner'))
    expect(engine.previous).toHaveBeenCalledTimes(1)
  })

  it('stops its engine when it unmounts', async () => {
    const { unmount } = await showMoving()
    unmount()
    expect(engine.stop).toHaveBeenCalledTimes(1)
    const [stopped = 0] = engine.stop.mock.invocationCallOrder
    expect(Math.max(...engine.pause.mock.invocationCallOrder)).toBeLessThan(stopped)
  })
})
