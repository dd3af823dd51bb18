import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { productPath } from '../../shop/addresses'
import { shop } from '../../shop/shop.config'
import { failedLoad, failing, hanging, type Shot, signedIn } from './states'

const { admin } = shop.demoSignIns
const product = shop.bannerTargets.earbuds
const call = `/api/product/${product._id}`
const addPath = '/dashboard/add-product'
const updatePath = productPath(product).replace('/product/', '/dashboard/update/')
const pictures = ['categories/fan-480.webp', 'categories/earbuds-480.webp'].map((name) =>
  resolve(import.meta.dirname, '../../public/images', name),
)

const name = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true })
const whenThere = (page: Page) => name(page).waitFor()
const press = (page: Page, label: string) =>
  page.getByRole('button', { name: label, exact: true }).click()

/** The admin's form in one of its states. */
const shot = (facts: Shot): Shot => ({ ...facts, arrange: signedIn(admin, facts.arrange) })

/** Somebody else has been faster with a new price, and has sold the last one. */
async function editedMeanwhile(page: Page) {
  const present = (await (await page.request.get(call)).json()) as { price: number }
  await page.route(
    (url) => url.pathname === call,
    (route) =>
      route.request().method() === 'GET'
        ? route.continue()
        : route.fulfill({
            status: 409,
            contentType: 'application/problem+json',
            json: {
              status: 409,
              code: 'edited_meanwhile',
              title: 'Conflict',
              message: 'Somebody else has edited this product meanwhile.',
              details: {
                present: { ...present, price: present.price + 500, inStock: false },
                etag: '"v9"',
              },
            },
          }),
  )
}

const adding: readonly Shot[] = [
  shot({ page: 'add-product', state: 'full', path: addPath, ready: whenThere }),
  shot({
    page: 'add-product',
    state: 'mistakes',
    path: addPath,
    ready: async (page) => {
      await page.getByRole('textbox', { name: 'Price (৳)' }).fill('2490')
      await page.getByRole('textbox', { name: /^Discount price/ }).fill('2490')
      await press(page, 'Add product')
      await page.getByRole('alert').waitFor()
    },
  }),
  shot({
    page: 'add-product',
    state: 'uploading',
    path: addPath,
    arrange: hanging('/api/upload'),
    ready: async (page) => {
      await name(page).fill('Dhonira Breeze')
      await page.getByLabel('Add pictures').setInputFiles(pictures)
      await page.getByRole('progressbar').first().waitFor()
    },
  }),
  shot({
    page: 'add-product',
    state: 'upload-error',
    path: addPath,
    arrange: failing('/api/upload'),
    ready: async (page) => {
      await page.getByLabel('Add pictures').setInputFiles(pictures)
      await page.getByRole('button', { name: 'Picture 2 of 2: try again' }).waitFor()
      await page.getByText('Image upload failed.').first().waitFor()
    },
    expectedProblem: failedLoad,
  }),
  shot({
    page: 'add-product',
    state: 'leaving',
    path: addPath,
    isOneScreen: true,
    ready: async (page) => {
      await name(page).fill('Dhonira Breeze')
      await page.getByRole('link', { name: 'Cancel' }).click()
      await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor()
    },
  }),
]

const updating: readonly Shot[] = [
  shot({ page: 'update-product', state: 'full', path: updatePath, ready: whenThere }),
  shot({
    page: 'update-product',
    state: 'preview',
    path: updatePath,
    widths: [390, 768],
    ready: (page) => page.getByText('Preview').click(),
  }),
  shot({
    page: 'update-product',
    state: 'mistakes',
    path: updatePath,
    ready: async (page) => {
      await page.getByRole('textbox', { name: /^Discount price/ }).fill('999999')
      await press(page, 'Save changes')
      await page.getByRole('alert').waitFor()
    },
  }),
  shot({
    page: 'update-product',
    state: 'conflict',
    path: updatePath,
    isOneScreen: true,
    arrange: editedMeanwhile,
    ready: async (page) => {
      await name(page).fill('Dhonira Aura Pro 2')
      await press(page, 'Save changes')
      await page.getByRole('dialog', { name: 'Changed by someone else' }).waitFor()
    },
    expectedProblem: /status of 409/,
  }),
  shot({
    page: 'update-product',
    state: 'loading',
    path: updatePath,
    arrange: hanging(call),
    ready: (page) => page.getByText('Loading the product…').waitFor({ state: 'attached' }),
  }),
  shot({
    page: 'update-product',
    state: 'error',
    path: updatePath,
    arrange: failing(call),
    ready: (page) => page.getByText('The product could not be loaded.').waitFor(),
    expectedProblem: failedLoad,
  }),
  shot({
    page: 'update-product',
    state: 'missing',
    path: '/dashboard/update/nothing/01890000-0000-7000-8000-000000000000',
    ready: (page) => page.getByRole('heading', { name: /^Whoops!/ }).waitFor(),
    expectedProblem: /status of 404/,
  }),
]

/** The forms of an admin who adds and edits products. */
export const productEditorShots: readonly Shot[] = [...adding, ...updating]
