import type { Page } from '@playwright/test'
import { productPath } from '../../common/addresses'
import { comparePath } from '../../common/comparison'
import { helpPages } from '../../common/pages'
import { attributes } from '../../shop/attributes'
import { homePage } from '../../shop/homePage'
import { shop } from '../../shop/shop.config'
import * as entities from '../../src/entities/product/messages'
import { categoryName } from '../../src/shared/lib/categoryName'
import { t } from '../../src/shared/lib/language'
import { somethingWrong } from '../../src/shared/messages'
import * as auth from '../../src/storefront/features/auth/messages'
import * as catalogHome from '../../src/storefront/features/catalog/homeMessages'
import { getCategoryContext } from '../../src/storefront/features/catalog/lib/getCategoryContext'
import * as catalog from '../../src/storefront/features/catalog/messages'
import * as catalogProduct from '../../src/storefront/features/catalog/productMessages'
import * as searchMessages from '../../src/storefront/features/catalog/searchMessages'
import { willWrite } from '../../src/storefront/features/product-actions/alertMessages'
import * as search from '../../src/storefront/features/search/messages'
import * as layout from '../../src/storefront/layout/messages'
import * as pages from '../../src/storefront/pages/messages'
import { alertOf } from './dashboardShots'
import { failing, hanging, responding, type Shot, shotsOf, text } from './states'

const homeLists = ['/api/best-seller', '/api/new-arrival', '/api/popular-gadget']
const earbuds = '/api/products/earbuds'
const product = homePage.bannerTargets.earbuds
const productCall = `/api/product/${product._id}`
const soldOutId = '019b4881-6c00-7427-981a-b397cee6e375'
const soldOut = productPath({ _id: soldOutId, productName: 'Sonvire Studio Buds 3 Titanium' })
const titleOf = (category: string) => getCategoryContext(category).title
const earphones = titleOf('earphones & headphones')
const category = categoryName('Earbuds')
const oneScreen = { isOneScreen: true }

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor()
const notFound = {
  ready: (page: Page) => page.getByRole('heading', { name: t(somethingWrong) }).waitFor(),
  expectedProblem: /status of 404/,
}
const productList = (page: Page) =>
  page
    .getByRole('region', { name: t(catalog.products), exact: true })
    .getByRole('article')
    .first()
    .waitFor()
const moreProducts = (page: Page) =>
  page.getByRole('list', { name: t(catalogProduct.moreFrom)(category) }).waitFor()
const visible = (content: string) => (page: Page) => page.getByText(content).waitFor()
const loading = (content: string) => (page: Page) =>
  page.getByText(content).waitFor({ state: 'attached' })
const invalidField = (page: Page) => page.locator('[aria-invalid=true]').first().waitFor()
const emailField = (page: Page) => page.getByLabel(t(auth.email)).waitFor()

async function homeProducts(page: Page) {
  for (const name of [t(catalogHome.newArrivals), t(catalogHome.deals)]) {
    await page.getByRole('region', { name }).getByRole('article').first().waitFor()
  }
}

const searchFor = (words: string) => async (page: Page) =>
  page.getByRole('combobox', { name: t(search.searchProducts) }).fill(words)

/** Pages that need no sign-in. */
export const storefrontShots: readonly Shot[] = [
  ...shotsOf(
    'home',
    { path: '/' },
    {
      full: { ready: homeProducts },
      loading: {
        ...hanging(...homeLists),
        ready: loading(t(entities.loadingSection)(t(catalogHome.newArrivals))),
      },
      empty: { ...responding([], ...homeLists), ready: visible(t(catalogHome.noNewArrivals)) },
      error: {
        ...failing(...homeLists),
        ready: visible(t(catalogHome.newArrivalsFailed)),
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
          await searchFor('earbads')(page)
          await page.getByRole('option').first().waitFor()
          await page.keyboard.press('ArrowDown')
        },
      },
      empty: {
        ready: async (page) => {
          await searchFor('xqzvwk')(page)
          await visible(t(search.nothingFound))(page)
        },
      },
      error: {
        ...failing('/api/search-products'),
        ready: async (page) => {
          await searchFor('fan')(page)
          await visible(t(search.failed))(page)
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
          await page.getByRole('button', { name: t(layout.menu) }).click()
          await page.getByRole('button', { name: earphones }).click()
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
          page.getByRole('button', { name: t(layout.subcategories)(earphones) }).click(),
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
      loading: { ...hanging(earbuds), ready: loading(t(entities.loading)(titleOf('earbuds'))) },
      empty: {
        ...responding({ result: [], totalPages: 0 }, earbuds),
        ready: visible(t(catalog.noProductsIn)(titleOf('earbuds'))),
      },
      'nothing-in-range': {
        path: '/category/fan?min=250000',
        ready: visible(t(catalog.noneInRangeHere)),
      },
      'nothing-with-filters': {
        path: '/category/earbuds?filter=brand:Sonvire&filter=waterResistance:IPX3',
        ready: visible(t(catalog.noneWithFilters)),
      },
      filtered: {
        path: '/category/earbuds?min=1000&max=9000&filter=brand:Dhonira&filter=brand:Sonvire&filter=inStock:yes',
        ready: productList,
      },
      error: { ...failing(earbuds), ready: visible(t(catalog.productsFailed)) },
      filters: {
        path: '/category/earbuds?min=2001&max=5000&filter=brand:Dhonira',
        widths: [320, 390],
        ...oneScreen,
        ready: async (page) => {
          await productList(page)
          await page
            .locator('button[aria-haspopup=dialog]', { hasText: t(catalog.filters) })
            .click()
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
      loading: {
        ...hanging('/api/search'),
        ready: loading(t(entities.loading)(t(searchMessages.resultsFor)('earbuds'))),
      },
      few: { path: '/search?q=solar', ready: productList },
      misspelt: { path: '/search?q=smart+wacth', ready: visible(t(searchMessages.didYouMean)) },
      filtered: { path: '/search?q=smart+watch&min=2001&max=5000', ready: productList },
      outOfRange: {
        path: '/search?q=smart+watch&min=299000',
        ready: visible(t(catalog.noneInRangeHere)),
      },
      empty: { path: '/search?q=xqzvwk', ready: visible(t(catalog.noResults)('xqzvwk')) },
      blank: { path: '/search', ready: visible(t(catalog.whatToSearch)) },
      error: { ...failing('/api/search'), ready: visible(t(catalog.productsFailed)) },
    },
  ),
  ...shotsOf(
    'compare',
    {
      path: comparePath([product._id, soldOutId, '01890000-0000-7000-8000-00000000dead']),
    },
    {
      full: {
        ready: visible(t(pages.noLongerSold)(1)),
        expectedProblem: /status of 404/,
      },
      empty: { path: '/compare', ready: visible(t(pages.nothingToCompare)) },
      error: {
        path: comparePath([product._id]),
        ...failing(productCall),
        ready: visible(t(pages.allFailed)),
      },
    },
  ),
  ...shotsOf(
    'product',
    { path: productPath(product) },
    {
      full: { ready: moreProducts },
      'sold-out': {
        path: soldOut,
        ready: moreProducts,
      },
      'colours-and-sizes': {
        path: '/product/ampivo_snap_5000_magnetic_powerbank_lilac/0194ed27-dc00-7e16-8577-5807290997f1',
        ready: (page) => page.getByRole('group', { name: t(attributes.colour.label) }).waitFor(),
      },
      alerts: {
        path: soldOut,
        account: shop.demoSignIns.customer,
        ...responding([{ ...alertOf(soldOutId), kind: 'priceDrop' }], '/api/my-alerts'),
        ready: visible(t(willWrite)(shop.demoSignIns.customer.email)),
      },
      loading: {
        ...hanging(productCall, earbuds),
        ready: loading(t(catalogProduct.loadingProduct)),
      },
      error: { ...failing(productCall), ready: visible(t(pages.productFailed)) },
      'more-error': {
        ...failing('/api/products/Earbuds', earbuds),
        ready: visible(t(catalogProduct.moreFromFailed)(category)),
      },
      zoom: {
        ...oneScreen,
        ready: async (page) => {
          await page.getByRole('button', { name: t(catalogProduct.zoomIn) }).click()
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
          await page.getByLabel(t(auth.email)).fill('rahima')
          await page.getByLabel(t(auth.password), { exact: true }).fill('')
          await page.getByRole('button', { name: t(auth.logIn), exact: true }).click()
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
          await page.getByRole('button', { name: t(auth.createAccount) }).click()
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
    'unsubscribe',
    { path: '/unsubscribe?key=01890000-0000-7000-8000-000000000000' },
    {
      full: { ready: t(pages.stopAll) },
      done: {
        ready: async (page) => {
          await page.getByRole('button', { name: t(pages.stopAll) }).click()
          await text(t(pages.noneToStop))(page)
        },
      },
      incomplete: { path: '/unsubscribe', ready: t(pages.incompleteLink) },
    },
  ),
  ...shotsOf(
    'error',
    { path: '/no-such-page' },
    { full: { ...notFound, expectedProblem: /status of 404 .*no-such-page/ } },
  ),
]
