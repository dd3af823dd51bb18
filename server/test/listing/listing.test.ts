import fc from 'fast-check'
import { fromNearerEnd } from '../../src/listing/listing'

describe('reading from the nearer end', () => {
  it('returns the same rows', () => {
    const matchingIds = fc.record({
      total: fc.nat(40),
      offset: fc.nat(60),
      limit: fc.integer({ min: 1, max: 20 }),
    })
    fc.assert(
      fc.property(matchingIds, ({ total, offset, limit }) => {
        const list = Array.from({ length: total }, (_, index) => index)
        const piece = fromNearerEnd({ offset, limit }, total)
        const from = piece.isBackward ? [...list].reverse() : list
        const read = from.slice(piece.offset, piece.offset + piece.limit)
        expect(piece.isBackward ? read.reverse() : read).toEqual(list.slice(offset, offset + limit))
        expect(piece.limit === 0 || piece.offset <= total / 2).toBe(true)
      }),
    )
  })
})
