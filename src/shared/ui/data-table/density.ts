export const densities = ['compact', 'standard', 'comfortable'] as const

export type Density = (typeof densities)[number]

export const isDensity = (value: unknown): value is Density =>
  densities.some((density) => density === value)
