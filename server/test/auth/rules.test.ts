import { parseBearerToken, toDisplayName, toProfile } from '../../src/auth/rules'

describe('values from the identity token', () => {
  it.each([
    ['Bearer abc.def.ghi', 'abc.def.ghi'],
    ['bearer   abc', 'abc'],
    ['Basic abc', undefined],
    ['Basic Bearer abc', undefined],
    ['Bearer', undefined],
    ['Bearer a b', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('parse the bearer token of %p', (header, token) => {
    expect(parseBearerToken(header)).toBe(token)
  })

  it.each([
    ['  Rafia Rahman ', 'Rafia Rahman'],
    ['', 'anonymous'],
    ['   ', 'anonymous'],
    [undefined, 'anonymous'],
    ['😀'.repeat(101), '😀'.repeat(100)],
    [`  ${'x'.repeat(100)}`, 'x'.repeat(100)],
    [`${'x'.repeat(99)} Rahman`, 'x'.repeat(99)],
  ])('turn %p into a name', (given, name) => {
    expect(toDisplayName(given)).toBe(name)
  })

  it.each([
    ['https://lh3.example/a.png', 'https://lh3.example/a.png'],
    ['http://plain.example/a.png', '/images/avatar.svg'],
    ['javascript:alert(1)', '/images/avatar.svg'],
    ['https://x.example/"onerror=', '/images/avatar.svg'],
    [`https://x.example/${'a'.repeat(2000)}`, '/images/avatar.svg'],
    ['https://[', '/images/avatar.svg'],
    ['/logout', '/images/avatar.svg'],
    [undefined, '/images/avatar.svg'],
  ])('use the picture %p only if it is safe to show', (picture, photo) => {
    expect(toProfile({ picture }).photo).toBe(photo)
  })
})
