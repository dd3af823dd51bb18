import { movePriceThumb } from './movePriceThumb'

describe('a thumb of the price range', () => {
  it.each([
    ['min', 30_000, { min: 30_000, max: 90_000 }, 'min'],
    ['max', 60_000, { min: 10_000, max: 60_000 }, 'max'],
    ['max', 10_000, { min: 10_000, max: 10_000 }, 'max'],
    ['min', 90_000, { min: 90_000, max: 90_000 }, 'min'],
    ['max', 4000, { min: 4000, max: 10_000 }, 'min'],
    ['min', 120_000, { min: 90_000, max: 120_000 }, 'max'],
  ] as const)('moved as %s to %p', (role, value, values, newRole) => {
    const start = { min: 10_000, max: 90_000 }
    expect(movePriceThumb(start, role, value)).toEqual({ values, role: newRole })
  })

  it.each([
    ['equal', { min: 130_000, max: 130_000 }],
    ['so near that they look like one', { min: 2001, max: 5000 }],
    ['at the lower end', { min: 0, max: 500 }],
    ['at the upper end', { min: 299_500, max: 300_000 }],
  ])('goes on both ways where both are %s', (_where, start) => {
    for (const role of ['min', 'max'] as const) {
      expect(movePriceThumb(start, role, start.min - 1000)).toEqual({
        values: { min: start.min - 1000, max: start.max },
        role: 'min',
      })
      expect(movePriceThumb(start, role, start.max + 1000)).toEqual({
        values: { min: start.min, max: start.max + 1000 },
        role: 'max',
      })
    }
  })
})
