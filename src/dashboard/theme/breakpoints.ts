/** Viewport widths in CSS pixels. CSS cannot import them, so `breakpoints.test.ts` checks its media queries. */
export const breakpoints = {
  smallPhone: 360,
  largePhone: 560,
  smallTablet: 700,
  tablet: 768,
  desktop: 1024,
  wideDesktop: 1240,
  laptop: 1366,
}

type Breakpoint = keyof typeof breakpoints

export const atLeast = (name: Breakpoint) => `(width >= ${breakpoints[name]}px)`
export const below = (name: Breakpoint) => `(width < ${breakpoints[name]}px)`
