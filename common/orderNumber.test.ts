import { formatOrderNumber, parseOrderNumber } from './orderNumber'

const number = 1_234_567_895

test('is shown in two groups of five', () => {
  expect(formatOrderNumber(number)).toBe('J-12345-67895')
  expect(formatOrderNumber(null)).toBeUndefined()
})

test.each(['J-12345-67895', 'j12345 67895', ' 1234567895 ', 'J 1234567895', 'J-১২৩৪৫-৬৭৮৯৫'])(
  'is read: %s',
  (text) => {
    expect(parseOrderNumber(text)).toBe(number)
  },
)

test.each(['', 'J', 'J-12345', 'K-12345-67895', '01711000000', 'J-12345-67895-1'])(
  'is not: %s',
  (text) => {
    expect(parseOrderNumber(text)).toBeUndefined()
  },
)

test('a wrong digit, and two neighbours that changed places, are noticed', () => {
  const digits = Array.from(`${number}`)
  for (const [index, digit] of digits.entries()) {
    for (let other = 0; other < 10; other++) {
      if (`${other}` === digit) continue
      expect(parseOrderNumber(digits.with(index, `${other}`).join(''))).toBeUndefined()
    }
    const next = digits[index + 1]
    if (next === undefined || next === digit) continue
    expect(
      parseOrderNumber(
        digits
          .with(index, next)
          .with(index + 1, digit)
          .join(''),
      ),
    ).toBeUndefined()
  }
})
