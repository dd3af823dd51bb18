export type CarouselPace = {
  /** Milliseconds between two moves. */
  delay: number
  /** Milliseconds of a move. */
  speed: number
}

export type CarouselRow = CarouselPace & {
  /** The visible part of the track. */
  viewport: HTMLElement
  /** Holds the slides. */
  track: HTMLElement
  /** Pixels between slides, same as in the CSS. */
  gap: number
  onIndexChange: (index: number) => void
}

export type CarouselEngine = {
  goTo: (index: number) => void
  next: () => void
  previous: () => void
  play: () => void
  pause: () => void
  stop: () => void
  /** Call it when the number of slides changes. */
  update?: () => void
}
