import { t } from '@/shared/lib/language'
import * as messages from '../messages'
import { formatChange } from './formatChange'

describe('the change of a total', () => {
  it.each([
    [112, 100, t(messages.changeSince)('+12%', t(messages.days)(7))],
    [50, 100, t(messages.changeSince)('−50%', t(messages.days)(7))],
    [0, 100, t(messages.changeSince)('−100%', t(messages.days)(7))],
    [500_000, 100, t(messages.changeSince)('+4,99,900%', t(messages.days)(7))],
    [1001, 1000, t(messages.sameAsBefore)(t(messages.days)(7))],
    [5, 0, t(messages.noSalesBefore)(t(messages.days)(7))],
    [0, 0, t(messages.noSalesBefore)(t(messages.days)(7))],
  ])('from %i against %i is: %s', (current, before, text) => {
    expect(formatChange(current, before, 7)).toBe(text)
  })

  it('names a year in months', () => {
    expect(formatChange(2, 1, 365)).toBe(t(messages.changeSince)('+100%', t(messages.months)(12)))
  })
})
