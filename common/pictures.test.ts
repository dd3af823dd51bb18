import { isPictureUrl, pictureSources } from './pictures'

describe('pictureSources', () => {
  it('lists each size of our own pictures in both formats', () => {
    expect(pictureSources('/images/products/aura-1-960.webp')).toEqual({
      avif: '/images/products/aura-1-200.avif 200w, /images/products/aura-1-480.avif 480w, /images/products/aura-1-960.avif 960w',
      webp: '/images/products/aura-1-200.webp 200w, /images/products/aura-1-480.webp 480w, /images/products/aura-1-960.webp 960w',
    })
  })

  it('supports uploaded pictures', () => {
    expect(pictureSources('/uploads/x-960.webp')?.webp).toContain('/uploads/x-200.webp 200w')
  })

  it('is undefined for external pictures', () => {
    expect(pictureSources('https://pictures.example/images/a-960.webp')).toBeUndefined()
  })
})

describe('isPictureUrl', () => {
  it.each([
    '/images/avatar.svg',
    '/images/products/aura-1-960.webp',
    '/uploads/0198d1d6-7b4c-7000-8000-000000000000-960.webp',
    'https://lh3.googleusercontent.com/a/ACg8ocK_x=s96-c',
    'https://pictures.example:8443/a.png?size=960#top',
    'https://pictures.example',
  ])('accepts %s', (url) => {
    expect(isPictureUrl(url)).toBe(true)
  })

  it.each([
    '',
    '/',
    '/logout',
    '/api/export/orders',
    '/images',
    '/images/',
    '/images/../logout',
    '/uploads/%2e%2e/logout',
    '/uploads/.draft-1/a.webp',
    '/uploads//a.webp',
    '/images/a.webp?b',
    '//evil.example/images/a.png',
    'images/a.png',
    'http://pictures.example/a.png',
    'https://user:secret@pictures.example/a.png',
    'https://user@pictures.example/a.png',
    'https://[',
    'https://[::1',
    'https://256.256.256.256/a.png',
    'https://pictures.example:99999/a.png',
    'https://',
    'https:///a.png',
    'https://pictures.example/"onerror=',
    'javascript:alert(1)',
    'data:image/png;base64,AA',
    `https://pictures.example/${'a'.repeat(2000)}`,
  ])('rejects %s', (url) => {
    expect(isPictureUrl(url)).toBe(false)
  })
})
