/** Phone, tablet, laptop, large screen. */
export const widths = [390, 768, 1280, 1536] as const

export type Width = (typeof widths)[number]

const heights: Record<Width, number> = { 390: 844, 768: 1024, 1280: 800, 1536: 960 }

export const viewportOf = (width: Width) => ({ width, height: heights[width] })
