import type { Page } from '@playwright/test'
import { productPath } from '../../common/addresses'
import { comparePath } from '../../common/comparison'
import { helpPages } from '../../common/pages'
import { homePage } from '../../shop/homePage'
import { failing, hanging, responding, type Shot, shotsOf } from './states'

const homeLists = ['/api/best-seller', '/api/new-arrival', '/api/popular-gadget']
const earbuds = '/api/products/earbuds'
const product = homePage.bannerTargets.earbuds
const productCall = `/api/product/${product._id}`
const oneScreen = { isOneScreen: true }

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor()
const notFound = {
  ready: (page: Page) => page.getByRole('heading', { name: /^Whoops!/ }).waitFor(),
  expectedProblem: /status of 404/,
}
const productList = (page: Page) =>
  page.getByRole('region', { name: 'Products' }).getByRole('article').first().waitFor()
const moreProducts = (page: Page) => page.getByRole('list', { name: 'More from Earbuds' }).waitFor()
const visible = (content: string) => (page: Page) => page.getByText(content).waitFor()
const loading = (content: string) => (page: Page) =>
  page.getByText(content).waitFor({ state: 'attached' })
const invalidField = (page: Page) => page.locator('[aria-invalid=true]').first().waitFor()
const emailField = (page: Page) => page.getByLabel('E-mail').waitFor()

async function homeProducts(page: Page) {
  for (const name of ['New Arrivals', 'Deals']) {
    await page.getByRole('region', { name }).getByRole('article').first().waitFor()
  }
}

const search = (words: string) => async (page: Page) =>
  page.getByRole('combobox', { name: 'Search for products' }).fill(words)

/** Pages that need no sign-in. */
export const storefrontShots: readonly Shot[] = [
  ...shotsOf(
    'home',
    { path: '/' },
    {
      full: { ready: homeProducts },
      loading: { ...hanging(...homeLists), ready: loading('Loading New Arrivals') },
      empty: { ...responding([], ...homeLists), ready: visible('No new arrivals yet.') },
      error: {
        ...failing(...homeLists),
        ready: visible('The new arrivals could not be loaded.'),
      },
    },
  ),
  ...shotsOf(
    'search',
    { path: '/category/fan', ...oneScreen },
    {
      full: {
        path: '/',
        ready: async (page) => {
          await homeProducts(page)
          await search('earbads')(page)
          await page.getByRole('option').first().waitFor()
          await page.keyboard.press('ArrowDown')
        },
      },
      empty: {
        ready: async (page) => {
          await search('xqzvwk')(page)
          await visible('No products found. Check the spelling or try another word.')(page)
        },
      },
      error: {
        ...failing('/api/search-products'),
        ready: async (page) => {
          await search('fan')(page)
          await visible('Search isn’t working right now.')(page)
        },
      },
    },
  ),
  ...shotsOf(
    'menu',
    { path: '/', widths: [320, 390, 768], ...oneScreen },
    {
      full: {
        ready: async (page) => {
          await homeProducts(page)
          await page.getByRole('button', { name: 'Menu' }).click()
          await page.getByRole('button', { name: /Earphones & Headphones/ }).click()
        },
      },
    },
  ),
  ...shotsOf(
    'subcategories',
    { path: '/category/fan', widths: [1024, 1280, 1536, 1920], ...oneScreen },
    {
      full: {
        ready: (page) =>
          page.getByRole('button', { name: 'Earphones & Headphones: subcategories' }).click(),
      },
    },
  ),
  ...shotsOf(
    'category',
    { path: '/category/earbuds' },
    {
      full: { path: '/category/earbuds?page=2', ready: productList },
      parent: {
        path: '/category/earphones%20%26%20headphones?min=2001&max=5000&perPage=12&sort=lowToHigh',
        ready: productList,
      },
      loading: { ...hanging(earbuds), ready: loading('Loading TWS Earbuds') },
      empty: {
        ...responding({ result: [], totalPages: 0 }, earbuds),
        ready: visible('No products in TWS Earbuds yet.'),
      },
      'nothing-in-range': {
        path: '/category/fan?min=250000',
        ready: (page) => page.getByText(/^No products .*in this price range/).waitFor(),
      },
      error: { ...failing(earbuds), ready: visible('The products could not be loaded.') },
      filters: {
        path: '/category/earbuds?min=2001&max=5000',
        widths: [320, 390],
        ...oneScreen,
        ready: async (page) => {
          await productList(page)
          await page.getByRole('button', { name: /^Filters/ }).click()
        },
      },
      missing: { path: '/category/teapots', ...notFound },
    },
  ),
  ...shotsOf(
    'results',
    { path: '/search?q=earbuds' },
    {
      full: { ready: productList },
      last: { path: '/search?q=fan&perPage=3&page=2&sort=lowToHigh', ready: productList },
      loading: { ...hanging('/api/search'), ready: loading('Loading Results for “earbuds”') },
      few: { path: '/search?q=solar', ready: productList },
      misspelt: { path: '/search?q=smart+wacth', ready: visible('Did you mean') },
      filtered: { path: '/search?q=smart+watch&min=2001&max=5000', ready: productList },
      outOfRange: {
        path: '/search?q=smart+watch&min=299000',
        ready: visible('No products here in this price range.'),
      },
      empty: { path: '/search?q=xqzvwk', ready: visible('No products match “xqzvwk”.') },
      blank: { path: '/search', ready: visible('What are you looking for?') },
      error: { ...failing('/api/search'), ready: visible('The products could not be loaded.') },
    },
  ),
  ...shotsOf(
    'compare',
    {
      path: comparePath([
        product._id,
        '019b4881-6c00-7427-981a-b397cee6e375',
        '01890000-0000-7000-8000-00000000dead',
      ]),
    },
    {
      full: {
        ready: visible('One product of this comparison is no longer sold.'),
        expectedProblem: /status of 404/,
      },
      empty: { path: '/compare', ready: visible('Nothing to compare yet.') },
      error: {
        path: comparePath([product._id]),
        ...failing(productCall),
        ready: visible('The products could not be loaded.'),
      },
    },
  ),
  ...shotsOf(
    'product',
    { path: productPath(product) },
    {
      full: { ready: moreProducts },
      'sold-out': {
        path: '/product/sonvire_studio_buds_3_titanium/019b4881-6c00-7427-981a-b397cee6e375',
        ready: moreProducts,
      },
      loading: { ...hanging(productCall, earbuds), ready: loading('Loading the product') },
      error: { ...failing(productCall), ready: visible('The product could not be loaded.') },
      'more-error': {
        ...failing('/api/products/Earbuds', earbuds),
        ready: visible('More from Earbuds could not be loaded.'),
      },
      zoom: {
        ...oneScreen,
        ready: async (page) => {
          await page.getByRole('button', { name: /Zoom in/ }).click()
          await page.getByRole('dialog').getByRole('img').waitFor()
        },
      },
      missing: { path: '/product/nothing/01890000-0000-7000-8000-000000000000', ...notFound },
    },
  ),
  ...shotsOf(
    'login',
    { path: '/login' },
    {
      full: { ready: emailField },
      error: {
        ready: async (page) => {
          await page.getByLabel('E-mail').fill('rahima')
          await page.getByLabel('Password', { exact: true }).fill('')
          await page.getByRole('button', { name: 'Log in', exact: true }).click()
          await invalidField(page)
        },
      },
    },
  ),
  ...shotsOf(
    'register',
    { path: '/register' },
    {
      full: { ready: emailField },
      error: {
        ready: async (page) => {
          await page.getByRole('button', { name: 'Create account' }).click()
          await invalidField(page)
        },
      },
    },
  ),
  ...Object.values(helpPages).flatMap(({ path }) =>
    shotsOf(path.slice(1), { path }, { full: { ready: heading } }),
  ),
  ...shotsOf('privacy-policy', { path: '/privacy-policy' }, { full: { ready: heading } }),
  ...shotsOf(
    'error',
    { path: '/no-such-page' },
    { full: { ...notFound, expectedProblem: /status of 404 .*no-such-page/ } },
  ),
]
