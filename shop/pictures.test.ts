import { pictureSources } from './pictures'

describe('pictureSources', () => {
  it('names each size of our own pictures in both formats', () => {
    expect(pictureSources('/images/products/aura-1-960.webp')).toEqual({
      avif: '/images/products/aura-1-200.avif 200w, /images/products/aura-1-480.avif 480w, /images/products/aura-1-960.avif 960w',
      webp: '/images/products/aura-1-200.webp 200w, /images/products/aura-1-480.webp 480w, /images/products/aura-1-960.webp 960w',
    })
  })

  it('knows uploaded ones too', () => {
    expect(pictureSources('/uploads/x-960.webp')?.webp).toContain('/uploads/x-200.webp 200w')
  })

  it('leaves those of other hosts as they are', () => {
    expect(pictureSources('https://pictures.example/images/a-960.webp')).toBeUndefined()
  })
})
