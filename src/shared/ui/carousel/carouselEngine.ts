export type CarouselPace = {
  /** Milliseconds for which a slide stays. */
  delay: number
  /** Milliseconds that a move takes. */
  speed: number
}

/** The parts of a carousel, and who is told where it stands. */
export type CarouselRow = CarouselPace & {
  /** Shows as much of the track as it is wide. */
  viewport: HTMLElement
  /** Holds the slides. */
  track: HTMLElement
  /** Pixels between the slides, as the style sheet has it. */
  gap: number
  onPlaceChange: (place: number) => void
}

/** What moves the slides of a row. */
export type CarouselEngine = {
  goTo: (place: number) => void
  next: () => void
  previous: () => void
  play: () => void
  pause: () => void
  stop: () => void
  /** To be called when slides have come or gone. */
  update?: () => void
}
