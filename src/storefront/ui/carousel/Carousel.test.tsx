import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { t } from '@/shared/lib/language'
import * as messages from '../messages'
import { Carousel } from './Carousel'
import { createSwiper } from './createSwiper'

jest.mock('./createSwiper', () => ({ createSwiper: jest.fn() }))

let isPlaying = false
const swiper = {
  slideTo: jest.fn(),
  slideNext: jest.fn(),
  slidePrev: jest.fn(),
  update: jest.fn(),
  destroy: jest.fn(),
  autoplay: {
    start: jest.fn(() => {
      isPlaying = true
    }),
    stop: jest.fn(() => {
      isPlaying = false
    }),
  },
}
const created = jest.mocked(createSwiper)
const wantsLessMotion = jest.spyOn(window, 'matchMedia')

beforeEach(() => {
  jest.clearAllMocks()
  isPlaying = false
  created.mockReturnValue(swiper as unknown as ReturnType<typeof createSwiper>)
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

function reportIndex(index: number) {
  const call = created.mock.calls[0]
  if (!call) throw new Error('Swiper has not been created')
  act(() => call[2](index))
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
  jest.useFakeTimers()
  const view = show(controls)
  await act(() => jest.advanceTimersByTimeAsync(2001))
  jest.useRealTimers()
  expect(isPlaying).toBe(true)
  return view
}

const button = (name: string) => screen.getByRole('button', { name })

describe('a carousel', () => {
  it('renders all slides before Swiper is loaded', async () => {
    show()
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'One',
      'Two',
      'Three',
    ])
    expect(created).not.toHaveBeenCalled()
  })

  it('plays at the given pace', async () => {
    await showMoving()
    expect(created.mock.calls.map(([, options]) => options)).toEqual([
      { delay: 2000, speed: 500, gap: 10 },
    ])
  })

  it('pauses on mouse hover', async () => {
    const { carousel } = await showMoving()
    await userEvent.hover(carousel)
    expect(isPlaying).toBe(false)
    await userEvent.unhover(carousel)
    expect(isPlaying).toBe(true)
  })

  it('stays paused after a touch, until the user presses play', async () => {
    await showMoving()
    await userEvent.pointer({ keys: '[TouchA]', target: screen.getByText('One') })
    expect(isPlaying).toBe(false)
    await userEvent.pointer({ keys: '[TouchA]', target: button(t(messages.playSlideshow)) })
    expect(isPlaying).toBe(true)
    await userEvent.pointer({ keys: '[TouchA]', target: button(t(messages.pauseSlideshow)) })
    expect(isPlaying).toBe(false)
  })

  it('pauses while it has keyboard focus', async () => {
    await showMoving()
    await userEvent.tab()
    expect(isPlaying).toBe(false)
    act(() => (document.activeElement as HTMLElement).blur())
    expect(isPlaying).toBe(true)
  })

  it('does not play with reduced motion until the user presses play', async () => {
    preferLessMotion(true)
    const { carousel } = show()
    await userEvent.hover(carousel)
    await waitFor(() => expect(created).toHaveBeenCalled())
    await userEvent.unhover(carousel)
    expect(isPlaying).toBe(false)
    await userEvent.click(button(t(messages.playSlideshow)))
    expect(isPlaying).toBe(true)
  })

  it('stays paused after the pause button', async () => {
    const { carousel } = await showMoving()
    await userEvent.click(button(t(messages.pauseSlideshow)))
    expect(isPlaying).toBe(false)
    await userEvent.unhover(carousel)
    act(() => (document.activeElement as HTMLElement).blur())
    expect(isPlaying).toBe(false)
    await userEvent.click(button(t(messages.playSlideshow)))
    expect(isPlaying).toBe(true)
  })

  it('shows the slide of a dot and marks the dot as current', async () => {
    await showMoving()
    await userEvent.click(button(t(messages.showSlide)('banner', 3, 3)))
    expect(swiper.slideTo).toHaveBeenCalledWith(2)
    reportIndex(2)
    expect(button(t(messages.showSlide)('banner', 3, 3))).toHaveAttribute('aria-current', 'true')
    expect(button(t(messages.showSlide)('banner', 1, 3))).toHaveAttribute('aria-current', 'false')
  })

  it('shows the slide of a dot that was clicked before Swiper was loaded', async () => {
    show()
    fireEvent.click(button(t(messages.showSlide)('banner', 2, 3)))
    expect(created).not.toHaveBeenCalled()
    await waitFor(() => expect(swiper.slideTo).toHaveBeenCalledWith(1))
    expect(created).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(isPlaying).toBe(true))
  })

  it('moves by its arrow buttons', async () => {
    await showMoving('arrows')
    await userEvent.click(button(t(messages.nextSlide)('banner')))
    expect(swiper.slideNext).toHaveBeenCalledTimes(1)
    await userEvent.click(button(t(messages.previousSlide)('banner')))
    expect(swiper.slidePrev).toHaveBeenCalledTimes(1)
  })

  it('destroys Swiper when it unmounts', async () => {
    const { unmount } = await showMoving()
    unmount()
    expect(swiper.destroy).toHaveBeenCalledTimes(1)
  })
})
