import { isMobile, normalizeMobile } from './mobile'

describe('a mobile number', () => {
  it.each([
    '+8801711000000',
    '+880 1711-000 000',
    '+88001711000000',
    '01711000000',
    '008801711000000',
    '+880১৭১১০০০০০০',
    '8801711000000',
    '০১৭১১-০০০০০০',
    ' (+880) 1711.000‑000 ',
  ])('is normalized from %s', (text) => {
    expect(normalizeMobile(text)).toBe('+8801711000000')
    expect(isMobile(text)).toBe(true)
  })

  it.each(['', '+880', '+', '+880 ', '0'])(
    'is empty where nothing follows the prefix: "%s"',
    (text) => {
      expect(normalizeMobile(text)).toBe('')
    },
  )

  it.each([
    '+8801211000000',
    '+880171100000',
    '+88017110000000',
    '+4915112345678',
    'abc',
    '+880abc',
    '01711000000x',
  ])('is not valid in Bangladesh: %s', (text) => {
    expect(isMobile(text)).toBe(false)
  })
})
