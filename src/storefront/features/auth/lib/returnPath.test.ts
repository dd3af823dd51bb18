import { getReturnPath, getReturnState } from './returnPath'

describe('getReturnPath', () => {
  it.each([
    ['/cart', '/cart'],
    ['/category/fan?sort=lowToHigh&page=2', '/category/fan?sort=lowToHigh&page=2'],
    ['/category/earphones%20%26%20headphones', '/category/earphones%20%26%20headphones'],
    ['/product/a_b/1#reviews', '/product/a_b/1#reviews'],
  ])('leads back to %s', (from, path) => {
    expect(getReturnPath({ from })).toBe(path)
  })

  it('accepts a location of the router', () => {
    const from = { pathname: '/category/fan', search: '?page=2', hash: '#top', key: 'k', state: 1 }
    expect(getReturnPath({ from })).toBe('/category/fan?page=2#top')
  })

  it.each([
    'https://evil.example/cart',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'javascript:alert(1)',
    'cart',
    '',
    '/login',
    '/register?x=1',
    7,
    null,
    { pathname: '//evil.example' },
    { pathname: 'https://evil.example' },
    {},
  ])('goes home rather than to %j', (from) => {
    expect(getReturnPath({ from })).toBe('/')
  })

  it.each([undefined, null, 'from', {}])('is the home page without an origin (%j)', (state) => {
    expect(getReturnPath(state)).toBe('/')
  })
})

it('the page that required the sign-in gets the intent, and nothing else', () => {
  expect(getReturnState({ from: '/', intent: 'buy', other: 1 })).toEqual({ intent: 'buy' })
  expect(getReturnState({ from: '/' })).toBeNull()
  expect(getReturnState(null)).toBeNull()
})
