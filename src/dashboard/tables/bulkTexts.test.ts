import { t } from '@/shared/lib/language'
import { getSkippedNotes, listNames } from './bulkTexts'
import * as messages from './messages'

describe('the rows that a bulk action does not change', () => {
  it.each([
    [3, { delivered: 0, deleted: 0 }, []],
    [3, { delivered: 1, deleted: 0 }, ['1 of the selected is left out: delivered already.']],
    [
      4,
      { delivered: 2, deleted: 1 },
      [
        '2 of the selected are left out: delivered already.',
        '1 of the selected is left out: deleted already.',
      ],
    ],
    [2, { 'In Stock': 2 }, ['All of the selected are In Stock already.']],
    [1, { 'In Stock': 1 }, ['1 of the selected is left out: In Stock already.']],
  ])('are counted: of %i, %j', (selected, skipped, notes) => {
    expect(getSkippedNotes(selected, skipped)).toEqual(notes)
  })
})

it('lists three names at most', () => {
  expect(listNames(['a', 'b'])).toEqual(['a', 'b'])
  expect(listNames(['a', 'b', 'c', 'd', 'e'])).toEqual(['a', 'b', 'c', t(messages.andMore)(2)])
})
