import { screen, within } from '@testing-library/react'
import { categoryStem } from '@/common/pictures'
import { TopCategories } from '@/entities/product/components/TopCategories'
import * as product from '@/entities/product/messages'
import { t } from '@/shared/lib/language'
import { shop } from '@/shop/shop.config'
import { useSwiper } from '@/storefront/ui/carousel/useSwiper'
import { renderWithStore } from '@/testing/renderWithStore'
import { Banners } from './components/Banners'
import { TrustNote } from './components/TrustNote'
import * as messages from './messages'

jest.mock('@/storefront/ui/carousel/useSwiper', () => ({
  useSwiper: jest.fn(() => ({ index: 0 })),
}))

const hrefsIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

describe('the banners', () => {
  // [spec 2.33]
  it('are four in a carousel, with the links of the shop file', () => {
    renderWithStore(<Banners />)
    expect(hrefsIn(screen.getByRole('group', { name: t(messages.banners) }))).toEqual([
      '/category/best%20seller',
      '/product/ujjvane_x1_ultra_5g_16gb_512gb_titanium/019a326a-0400-7280-86ab-0f3cfd6ce987',
      '/category/smartwatch',
      '/product/dhonira_aura_pro_anc_earbuds_midnight/019b6c8d-f000-7ba2-a637-c3394dc0a766',
    ])
  })

  // [spec 2.33]
  it('are two besides the carousel', () => {
    renderWithStore(<Banners />)
    expect(hrefsIn(screen.getByRole('region', { name: t(messages.offers) })).slice(4)).toEqual([
      '/product/taruvok_zenith_7_pro_5g_12gb_256gb_forest/019728c9-c000-7ab1-b190-2ee79dc9a612',
      '/category/more',
    ])
  })

  // [spec 9.10]
  it('play with 2000 ms between moves of 500 ms, with a dot for each', () => {
    renderWithStore(<Banners />)
    expect(jest.mocked(useSwiper).mock.lastCall?.[1]).toMatchObject({
      delay: 2000,
      speed: 500,
    })
    expect(screen.getAllByRole('button', { name: /^Show banner \d of 4$/ })).toHaveLength(4)
  })

  it('prioritise the first picture and load the others lazily', () => {
    renderWithStore(<Banners />)
    const [first, ...others] = screen.getAllByRole('img')
    expect(first).toHaveAttribute('fetchpriority', 'high')
    expect(first).toHaveAttribute('loading', 'eager')
    expect(first).toHaveAttribute('width', '1536')
    expect(first).toHaveAttribute('height', '864')
    expect(others).toHaveLength(5)
    for (const other of others) {
      expect(other).toHaveAttribute('loading', 'lazy')
      expect(other).not.toHaveAttribute('fetchpriority')
    }
  })
})

describe('the top categories', () => {
  // [spec 2.34, 3.11]
  it('are six links', () => {
    renderWithStore(<TopCategories />)
    const section = screen.getByRole('region', { name: t(product.topCategories) })
    expect(hrefsIn(section)).toEqual([
      '/category/earbuds',
      '/category/smartwatch',
      '/category/fan',
      '/category/headphones',
      '/category/bluetooth%20speaker',
      '/category/wireless%20earphone',
    ])
    expect(
      within(section)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'TWS Earbuds',
      'Smart Watches',
      'Fan',
      'Headphones',
      'Speakers',
      'Wireless Earphone',
    ])
    expect(
      within(section)
        .getAllByRole('presentation')
        .map((picture) => picture.getAttribute('src')),
    ).toEqual(shop.topCategories.map((category) => `${categoryStem(category)}-480.webp`))
  })
})

describe('the trust note', () => {
  it('describes the years, the products and the service in both languages', () => {
    renderWithStore(<TrustNote />)
    const english = screen.getByText(/For about 7 years/).closest('[lang]')
    expect(english).toHaveAttribute('lang', 'en')
    expect(english).toHaveTextContent(/authentic .*importers whom we trust.*customer service/)
    const bengali = screen.getByText(/প্রায় ৭ বছর ধরে আমরা/).closest('[lang]')
    expect(bengali).toHaveAttribute('lang', 'bn')
    expect(bengali).toHaveTextContent(/আসল.*বিশ্বস্ত আমদানিকারক.*গ্রাহকসেবা/)
  })
})
