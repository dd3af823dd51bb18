/** From the smallest phone to a large screen. */
export const allWidths = [320, 390, 768, 1024, 1280, 1536, 1920] as const

export type Width = (typeof allWidths)[number]

/** Phone, tablet, laptop, large screen. */
export const widths: readonly Width[] = [390, 768, 1280, 1536]

const heights: Record<Width, number> = {
  320: 640,
  390: 844,
  768: 1024,
  1024: 768,
  1280: 800,
  1536: 960,
  1920: 1080,
}

export const viewportOf = (width: Width) => ({ width, height: heights[width] })
