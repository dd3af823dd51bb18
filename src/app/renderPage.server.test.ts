/** @jest-environment node */

import { escapeHtml } from '@/common/escapeHtml'
import { helpPages } from '@/common/pages'
import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import * as layout from '@/storefront/layout/messages'
import { anId, aProduct } from '@/testing/builders'
import { demoConfig } from '@/testing/demoConfig'
import { createPageRenderer } from './renderPage'

const renderer = createPageRenderer(demoConfig)

/** Renders a page with the given responses by path; other requests fail. */
function renderOrRedirect(url: string, responses: Record<string, unknown> = {}) {
  const fetch = async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    const response = responses[pathname + search]
    if (response === undefined) return new Response('{}', { status: 500 })
    return Response.json(response, { headers: { 'X-Total-Count': '23' } })
  }
  return renderer.render({ url, fetch })
}

async function render(...args: Parameters<typeof renderOrRedirect>) {
  const rendered = await renderOrRedirect(...args)
  if ('redirect' in rendered) throw new Error(`redirects to ${rendered.redirect}`)
  return rendered
}

describe('rendered on a server', () => {
  it('has no window', () => {
    expect(typeof window).toBe('undefined')
  })

  it('renders the home page with its products', async () => {
    const best = aProduct({ productName: 'Best of all' })
    const { html, tags, hydrationData } = await render('/', {
      '/api/best-seller': [best],
      '/api/new-arrival': [aProduct({ productName: 'Just arrived' })],
      '/api/popular-gadget?skip=13&limit=10': [aProduct({ productName: 'Liked by many' })],
    })

    for (const text of [
      'Best of all',
      'Just arrived',
      'Liked by many',
      t(layout.loginOrRegister),
    ]) {
      expect(html).toContain(text)
    }
    expect(html).toContain('aria-label="Jontro, home"')
    expect(html).not.toContain('Loading')
    expect(tags).toEqual(expect.arrayContaining(['ProductList', `Product/${best._id}`]))
    expect(hydrationData.route).toBe('/')
    expect(hydrationData.entries).toHaveLength(3)
  })

  it('renders a category page with the products of the query', async () => {
    const { html } = await render('/category/fan?sort=lowToHigh&page=2', {
      '/api/products/fan?page=2&limit=6&sort=lowToHigh': {
        result: [aProduct({ productName: 'Breeze' })],
        totalPages: 4,
      },
      '/api/products/fan/filters': [{ name: 'brand', values: [{ value: 'Zhirvo', count: 7 }] }],
    })

    expect(html).toContain('Breeze')
    expect(html).toContain('page 2 of 4')
    expect(html).toContain('value="brand:Zhirvo"')
    expect(html).toContain('href="/category/fan?sort=lowToHigh&amp;page=3"')
  })

  it.each([
    ['/category/fan?page=40', '/api/products/fan?page=40&limit=6', 4, '/category/fan?page=4'],
    [
      '/category/fan?sort=lowToHigh&page=2',
      '/api/products/fan?page=2&limit=6&sort=lowToHigh',
      0,
      '/category/fan?sort=lowToHigh',
    ],
    ['/search?q=fan&page=9', '/api/search?search=fan&page=9&limit=6', 2, '/search?q=fan&page=2'],
  ])('redirects %s to the last page', async (url, request, totalPages, redirect) => {
    const rendered = await renderOrRedirect(url, { [request]: { result: [], totalPages } })
    expect(rendered).toEqual({ redirect })
  })

  it('renders a product with more of its category', async () => {
    const product = aProduct({ productName: 'Breeze', category: 'Fan', price: 1250 })
    const { html, tags } = await render(`/product/breeze/${product._id}`, {
      [`/api/product/${product._id}`]: product,
      [`/api/products/Fan?page=1&limit=12&exclude=${product._id}`]: {
        result: [aProduct({ productName: 'Another fan' })],
        totalPages: 1,
      },
    })

    expect(html).toContain('<h1')
    expect(html).toContain('৳1,250')
    expect(html).toContain('Another fan')
    expect(tags).toContain(`Product/${product._id}`)
  })

  it.each(['/login', '/register', '/privacy-policy'])('renders %s', async (path) => {
    expect((await render(path)).html).toContain('<h1')
  })

  it.each(Object.values(helpPages))('renders $path', async ({ path, title }) => {
    expect((await render(path)).html).toContain(`<h1>${escapeHtml(t(title))}</h1>`)
  })

  it('renders the error page for an unknown URL', async () => {
    const { html, hydrationData } = await render('/no/such/page')
    expect(html).toContain(t(shared.somethingWrong))
    expect(hydrationData).toEqual({ route: '*', entries: [] })
  })

  it('rejects if a request fails', async () => {
    await expect(render(`/product/breeze/${anId()}`)).rejects.toThrow('getProduct has no data')
  })
})
