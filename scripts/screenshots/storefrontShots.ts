import type { Page } from '@playwright/test'
import { productPath } from '../../shop/addresses'
import { shop } from '../../shop/shop.config'
import { answering, failedLoad, failing, hanging, type Shot } from './states'

const homeLists = ['/api/best-seller', '/api/new-arrival', '/api/popular-gadget']
const earbuds = '/api/products/earbuds'
const product = shop.bannerTargets.earbuds
const productCall = `/api/product/${product._id}`
const soldOut = '/product/sonvire_studio_buds_3_titanium/019b4881-6c00-7427-981a-b397cee6e375'
const missing = /status of 404/

const whenTitled = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor()
const whenMissing = (page: Page) => page.getByRole('heading', { name: /^Whoops!/ }).waitFor()
const whenListed = (page: Page) =>
  page.getByRole('region', { name: 'Products' }).getByRole('article').first().waitFor()
async function whenHome(page: Page) {
  for (const name of ['New Arrivals', 'Deals']) {
    await page.getByRole('region', { name }).getByRole('article').first().waitFor()
  }
}
const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Search for products' })

const home: readonly Shot[] = [
  {
    page: 'home',
    state: 'full',
    path: '/',
    ready: whenHome,
  },
  {
    page: 'home',
    state: 'loading',
    path: '/',
    arrange: hanging(...homeLists),
    ready: (page) => page.getByText('Loading New Arrivals').waitFor({ state: 'attached' }),
  },
  {
    page: 'home',
    state: 'empty',
    path: '/',
    arrange: answering([], ...homeLists),
    ready: (page) => page.getByText('No new arrivals yet.').waitFor(),
  },
  {
    page: 'home',
    state: 'error',
    path: '/',
    arrange: failing(...homeLists),
    ready: (page) => page.getByText('The new arrivals could not be loaded.').waitFor(),
    expectedProblem: failedLoad,
  },
]

const header: readonly Shot[] = [
  {
    page: 'search',
    state: 'full',
    path: '/',
    isOneScreen: true,
    ready: async (page) => {
      await whenHome(page)
      await searchBox(page).fill('earbads')
      await page.getByRole('option').first().waitFor()
      await page.keyboard.press('ArrowDown')
    },
  },
  {
    page: 'search',
    state: 'empty',
    path: '/category/fan',
    isOneScreen: true,
    ready: async (page) => {
      await searchBox(page).fill('xqzvwk')
      await page.getByText('Nothing found. Try another word.').waitFor()
    },
  },
  {
    page: 'search',
    state: 'error',
    path: '/category/fan',
    isOneScreen: true,
    arrange: failing('/api/search-products'),
    ready: async (page) => {
      await searchBox(page).fill('fan')
      await page.getByText('The search did not work.').waitFor()
    },
    expectedProblem: failedLoad,
  },
  {
    page: 'menu',
    state: 'full',
    path: '/',
    widths: [390, 768],
    isOneScreen: true,
    ready: async (page) => {
      await whenHome(page)
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('button', { name: /Earphones & Headphones/ }).click()
    },
  },
  {
    page: 'subcategories',
    state: 'full',
    path: '/category/fan',
    widths: [1280, 1536],
    isOneScreen: true,
    ready: (page) =>
      page.getByRole('button', { name: 'Earphones & Headphones: subcategories' }).click(),
  },
]

const category: readonly Shot[] = [
  { page: 'category', state: 'full', path: '/category/earbuds?page=2', ready: whenListed },
  {
    page: 'category',
    state: 'parent',
    path: '/category/earphones%20%26%20headphones?min=2001&max=5000&perPage=12&sort=lowToHigh',
    ready: whenListed,
  },
  {
    page: 'category',
    state: 'loading',
    path: '/category/earbuds',
    arrange: hanging(earbuds),
    ready: (page) => page.getByText('Loading Earbuds').waitFor({ state: 'attached' }),
  },
  {
    page: 'category',
    state: 'empty',
    path: '/category/earbuds',
    arrange: answering({ result: [], totalPages: 0 }, earbuds),
    ready: (page) => page.getByText('There is nothing in Earbuds at the moment.').waitFor(),
  },
  {
    page: 'category',
    state: 'nothing-in-range',
    path: '/category/fan?min=250000',
    ready: (page) => page.getByText(/^Nothing (here|on this page) at this price/).waitFor(),
  },
  {
    page: 'category',
    state: 'error',
    path: '/category/earbuds',
    arrange: failing(earbuds),
    ready: (page) => page.getByText('The products could not be loaded.').waitFor(),
    expectedProblem: failedLoad,
  },
  {
    page: 'category',
    state: 'filters',
    path: '/category/earbuds?min=2001&max=5000',
    widths: [390],
    isOneScreen: true,
    ready: async (page) => {
      await whenListed(page)
      await page.getByRole('button', { name: /^Filters/ }).click()
    },
  },
  {
    page: 'category',
    state: 'missing',
    path: '/category/teapots',
    ready: whenMissing,
    expectedProblem: missing,
  },
]

const products: readonly Shot[] = [
  {
    page: 'product',
    state: 'full',
    path: productPath(product),
    ready: (page) => page.getByRole('list', { name: 'More from Earbuds' }).waitFor(),
  },
  {
    page: 'product',
    state: 'sold-out',
    path: soldOut,
    ready: (page) => page.getByRole('list', { name: 'More from Earbuds' }).waitFor(),
  },
  {
    page: 'product',
    state: 'loading',
    path: productPath(product),
    arrange: hanging(productCall, earbuds),
    ready: (page) => page.getByText('Loading the product').waitFor({ state: 'attached' }),
  },
  {
    page: 'product',
    state: 'error',
    path: productPath(product),
    arrange: failing(productCall),
    ready: (page) => page.getByText('The product could not be loaded.').waitFor(),
    expectedProblem: failedLoad,
  },
  {
    page: 'product',
    state: 'more-error',
    path: productPath(product),
    arrange: failing('/api/products/Earbuds', earbuds),
    ready: (page) => page.getByText('More from Earbuds could not be loaded.').waitFor(),
    expectedProblem: failedLoad,
  },
  {
    page: 'product',
    state: 'zoom',
    path: productPath(product),
    isOneScreen: true,
    ready: async (page) => {
      await page.getByRole('button', { name: /Look closer/ }).click()
      await page.getByRole('dialog').getByRole('img').waitFor()
    },
  },
  {
    page: 'product',
    state: 'missing',
    path: '/product/nothing/01890000-0000-7000-8000-000000000000',
    ready: whenMissing,
    expectedProblem: missing,
  },
]

const forms: readonly Shot[] = [
  {
    page: 'login',
    state: 'full',
    path: '/login',
    ready: (page) => page.getByLabel('E-mail').waitFor(),
  },
  {
    page: 'login',
    state: 'error',
    path: '/login',
    ready: async (page) => {
      await page.getByLabel('E-mail').fill('rahima')
      await page.getByLabel('Password', { exact: true }).fill('')
      await page.getByRole('button', { name: 'Log in', exact: true }).click()
      await page.locator('[aria-invalid=true]').first().waitFor()
    },
  },
  {
    page: 'register',
    state: 'full',
    path: '/register',
    ready: (page) => page.getByLabel('E-mail').waitFor(),
  },
  {
    page: 'register',
    state: 'error',
    path: '/register',
    ready: async (page) => {
      await page.getByRole('button', { name: 'Create account' }).click()
      await page.locator('[aria-invalid=true]').first().waitFor()
    },
  },
]

const texts: readonly Shot[] = [
  { page: 'privacy-policy', state: 'full', path: '/privacy-policy', ready: whenTitled },
  {
    page: 'error',
    state: 'full',
    path: '/no-such-page',
    ready: whenMissing,
    expectedProblem: /status of 404 .*no-such-page/,
  },
]

/** What a visitor sees without signing in. */
export const storefrontShots: readonly Shot[] = [
  ...home,
  ...header,
  ...category,
  ...products,
  ...forms,
  ...texts,
]
