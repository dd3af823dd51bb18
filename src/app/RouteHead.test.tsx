import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { findPageHead } from '@/common/pageHead'
import { pages } from '@/common/pages'
import { productHead } from '@/common/productHead'
import { usePageHead } from '@/shared/hooks/usePageHead'
import { aProduct } from '@/testing/builders'
import { RouteHead } from './RouteHead'

const product = aProduct({ productName: 'Fan <3', description: 'Cool.\nQuiet.' })

function Product() {
  usePageHead(productHead('en', product))
  return <p>The product</p>
}

const page = (path: string, Component = () => <p>{path}</p>) => ({ id: path, path, Component })

async function open(at: string) {
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <RouteHead />
            <Outlet />
          </>
        ),
        children: [
          page('/'),
          page('/category/:cate'),
          page('/search'),
          page('/cart'),
          page('/product', Product),
        ],
      },
    ],
    { initialEntries: [at] },
  )
  await act(async () => render(<RouterProvider router={router} />))
  return (path: string) => act(async () => router.navigate(path))
}

const contentOf = (selector: string) =>
  document.head.querySelector(selector)?.getAttribute('content')
const canonical = () => document.head.querySelector('link[rel=canonical]')?.getAttribute('href')
const things = () =>
  [...document.head.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent) as unknown,
  )

afterEach(() => {
  document.head.innerHTML = ''
})

describe('the head of a page', () => {
  it('is replaced by that of the next page', async () => {
    const goTo = await open('/')
    expect(document.title).toBe('Jontro - Tech Destination')
    expect(canonical()).toBe('http://localhost/')

    await goTo('/category/fan')
    expect(document.title).toBe('Fan - Jontro')
    expect(canonical()).toBe('http://localhost/category/fan')
    expect(contentOf('meta[name=description]')).toMatch(/^Fan at Jontro/)
    expect(things()).toMatchObject([{ '@type': 'BreadcrumbList' }])

    await goTo('/cart')
    expect(document.title).toBe('Cart - Jontro')
    expect(contentOf('meta[name=robots]')).toBe('noindex')
    expect(canonical()).toBeUndefined()
    expect(document.head.querySelectorAll('title')).toHaveLength(1)
  })

  it('has the text of a search, and is not indexed', async () => {
    const goTo = await open('/')
    await goTo('/search?q=fan+%26+light')
    expect(document.title).toBe('Search: fan & light - Jontro')
    expect(contentOf('meta[name=robots]')).toBe('noindex')
    await goTo('/search?q=hub')
    expect(document.title).toBe('Search: hub - Jontro')
  })

  it('describes a product once it is loaded', async () => {
    const goTo = await open('/cart')
    await goTo('/product')
    expect(screen.getByText('The product')).toBeVisible()
    expect(document.title).toBe('Fan <3 - Jontro')
    expect(contentOf('meta[name=description]')).toBe('Cool.')
    expect(contentOf('meta[name=robots]')).toBeUndefined()
    expect(things()).toMatchObject([
      { '@type': 'Product', name: 'Fan <3' },
      { '@type': 'BreadcrumbList' },
    ])
  })

  it('stays as the server has written it on the first page', async () => {
    document.head.innerHTML =
      '<title>Fan - Jontro</title><link rel="canonical" href="https://jontro.example/category/fan?page=2">'
    await open('/category/fan?page=2')
    expect(canonical()).toBe('https://jontro.example/category/fan?page=2')
  })

  it('shows a changed price of the product', async () => {
    const productAt = (price: number) => productHead('en', { ...product, price })
    function Head({ price }: { price: number }) {
      usePageHead(productAt(price))
      return null
    }
    const { rerender } = await act(async () => render(<Head price={900} />))
    expect(things()).toMatchObject([{ offers: { price: 900 } }, {}])
    await act(async () => rerender(<Head price={800} />))
    expect(things()).toMatchObject([{ offers: { price: 800 } }, {}])
  })

  it.each([
    ['?page=2', '/category/fan?page=2'],
    ['?page=1', '/category/fan'],
    ['?page=2&utm_source=mail', '/category/fan?page=2'],
    ['?page=2&sort=lowToHigh', '/category/fan'],
    ['?page=2&perPage=12', '/category/fan'],
    ['?min=500&max=2000', '/category/fan'],
  ])('of a category with %s has the canonical URL %s', async (query, path) => {
    await open(`/category/fan${query}`)
    expect(canonical()).toBe(`http://localhost${path}`)
  })

  it('describes shop and search on the home page', async () => {
    await open('/')
    expect(things()).toMatchObject([
      { '@type': 'Organization', url: 'http://localhost/' },
      {
        '@type': 'WebSite',
        potentialAction: {
          '@type': 'SearchAction',
          target: { urlTemplate: 'http://localhost/search?q={search_term_string}' },
          'query-input': 'required name=search_term_string',
        },
      },
    ])
  })

  it.each(pages.filter(({ title }) => title))('of $path has its title', ({ path, title }) => {
    expect(findPageHead('en', path, {}, new URLSearchParams())?.title).toBe(`${title?.en} - Jontro`)
  })
})
