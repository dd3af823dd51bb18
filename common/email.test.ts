import { isEmail } from './email'

describe('an e-mail address', () => {
  it.each([
    'rahim@mail.example',
    'Rahim.Uddin@mail.example',
    'rahim+shop@sub.mail.example',
    "o'brien_1@mail-server.com.bd",
    '{a|b}~#!$%&*/=?^`@x1.co',
    `${'a'.repeat(64)}@mail.example`,
    'rahim@xn--45brj9c.xn--54b7fta0cc',
  ])('can be %s', (text) => {
    expect(isEmail(text)).toBe(true)
  })

  it.each([
    '',
    'rahim',
    'rahim@',
    '@mail.example',
    'a..b@c.example',
    '.a@c.example',
    'a.@c.example',
    'a@c..example',
    'a@.example',
    'a@c.example.',
    'a@-c.example',
    'a@c-.example',
    'a@c',
    'a@c.1',
    'a@c.e',
    'a@[127.0.0.1]',
    '"a b"@c.example',
    'a b@c.example',
    'a@b@c.example',
    'a@c_d.example',
    'রহিম@c.example',
    'a@c.example\r\nBcc: d@e.example',
    ' a@c.example',
    'a@c.example, d@e.example',
    'Rahim <a@c.example>',
    `${'a'.repeat(65)}@mail.example`,
    `a@${'b'.repeat(64)}.example`,
    `a@${'mail.'.repeat(50)}example`,
  ])('is not %p', (text) => {
    expect(isEmail(text)).toBe(false)
  })
})
