import { t } from '@/shared/lib/language'
import * as messages from './messages'
import { parseQuantity } from './parseQuantity'

describe('a typed quantity', () => {
  it.each([
    ['1', 1],
    ['27', 27],
    ['99', 99],
    ['007', 7],
    [' 12 ', 12],
    ['৫', 5],
    ['১২', 12],
    ['০৫', 5],
    ['1২', 12],
  ])('is parsed from %p as %p', (text, quantity) => {
    expect(parseQuantity(text)).toEqual({ quantity })
  })

  it.each(['2.7', '2,5', '২.৫', '-3', '+3', '1e1', '3x', 'three', '1 2', '', ' ', '½', '٣'])(
    'rejects %p with a message',
    (text) => {
      expect(parseQuantity(text)).toEqual({ message: t(messages.wholeNumbersOnly)(1, 99) })
    },
  )

  it.each([
    ['0', 1, t(messages.minimumIs)(1)],
    ['০০', 1, t(messages.minimumIs)(1)],
    ['100', 99, t(messages.maximumIs)(99)],
    ['২৫০', 99, t(messages.maximumIs)(99)],
    ['99999999999999999999', 99, t(messages.maximumIs)(99)],
  ])('is changed from %p to %p with a message', (text, quantity, message) => {
    expect(parseQuantity(text)).toEqual({ quantity, message })
  })
})
