import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { productPath } from '../../common/addresses'
import { productFields } from '../../common/productFields'
import { homePage } from '../../shop/homePage'
import { shop } from '../../shop/shop.config'
import * as messages from '../../src/dashboard/features/product-editor/messages'
import { productNotLoaded } from '../../src/dashboard/pages/messages'
import * as ui from '../../src/dashboard/ui/messages'
import * as pictures from '../../src/dashboard/ui/pictures/messages'
import { t } from '../../src/shared/lib/language'
import { somethingWrong } from '../../src/shared/messages'
import { failing, hanging, type Shot, shotsOf } from './states'

const account = shop.demoSignIns.admin
const product = homePage.bannerTargets.earbuds
const call = `/api/product/${product._id}`
const images = ['categories/fan-480.webp', 'categories/earbuds-480.webp'].map((name) =>
  resolve(import.meta.dirname, '../../public/images', name),
)

const textbox = (page: Page, label: string) =>
  page.getByRole('textbox', { name: label, exact: true })
const name = (page: Page) => textbox(page, t(productFields.productName.label))
const price = (page: Page) => textbox(page, t(productFields.price.inputLabel))
const discountPrice = (page: Page) => textbox(page, t(productFields.discountPrice.inputLabel))
const nameField = (page: Page) => name(page).waitFor()
const visible = (content: string) => (page: Page) => page.getByText(content).waitFor()
const press = (page: Page, label: string) =>
  page.getByRole('button', { name: label, exact: true }).click()

/** Another admin changes the price and the stock before the user saves. */
async function respondWithConflict(page: Page) {
  const product = (await (await page.request.get(call)).json()) as { price: number }
  const theirs = { ...product, price: product.price + 500, inStock: false }
  let isChanged = false
  await page.route(
    (url) => url.pathname === call,
    (route) => {
      if (route.request().method() === 'GET') {
        return isChanged
          ? route.fulfill({ json: theirs, headers: { ETag: '"v9"' } })
          : route.continue()
      }
      isChanged = true
      return route.fulfill({
        status: 409,
        contentType: 'application/problem+json',
        json: { status: 409, code: 'edited_meanwhile', title: 'Conflict', message: 'Conflict.' },
      })
    },
  )
}

/** The forms of an admin who adds and edits products. */
export const productEditorShots: readonly Shot[] = [
  ...shotsOf(
    'add-product',
    { path: '/dashboard/add-product', account },
    {
      full: { ready: nameField },
      mistakes: {
        ready: async (page) => {
          await price(page).fill('2490')
          await discountPrice(page).fill('2490')
          await press(page, t(messages.addProduct))
          await page.getByRole('alert').waitFor()
        },
      },
      uploading: {
        ...hanging('/api/upload'),
        ready: async (page) => {
          await name(page).fill('Dhonira Breeze')
          await page.getByLabel(t(pictures.addPictures)).setInputFiles(images)
          await page.getByRole('progressbar').first().waitFor()
        },
      },
      'upload-error': {
        ...failing('/api/upload'),
        ready: async (page) => {
          await page.getByLabel(t(pictures.addPictures)).setInputFiles(images)
          const retry = t(pictures.retryPicture)(t(pictures.pictureOf)(2, 2))
          await page.getByRole('button', { name: retry }).waitFor()
          await page.getByText(t(pictures.imageUploadFailed)).first().waitFor()
        },
      },
      leaving: {
        isOneScreen: true,
        ready: async (page) => {
          await name(page).fill('Dhonira Breeze')
          await page.getByRole('link', { name: t(ui.cancel) }).click()
          await page.getByRole('dialog', { name: t(ui.leaveQuestion) }).waitFor()
        },
      },
    },
  ),
  ...shotsOf(
    'update-product',
    { path: productPath(product).replace('/product/', '/dashboard/update/'), account },
    {
      full: { ready: nameField },
      preview: {
        widths: [320, 390, 768],
        ready: (page) => page.getByText(t(messages.preview)).click(),
      },
      mistakes: {
        ready: async (page) => {
          await discountPrice(page).fill('999999')
          await press(page, t(messages.saveChanges))
          await page.getByRole('alert').waitFor()
        },
      },
      conflict: {
        isOneScreen: true,
        arrange: respondWithConflict,
        ready: async (page) => {
          await price(page).fill('8990')
          await press(page, t(messages.saveChanges))
          await page.getByRole('dialog', { name: t(messages.changedMeanwhile) }).waitFor()
        },
        expectedProblem: /status of 409/,
      },
      loading: {
        ...hanging(call),
        ready: (page) => page.getByText(t(messages.loadingProduct)).waitFor({ state: 'attached' }),
      },
      error: { ...failing(call), ready: visible(t(productNotLoaded)) },
      missing: {
        path: '/dashboard/update/nothing/01890000-0000-7000-8000-000000000000',
        ready: (page) => page.getByRole('heading', { name: t(somethingWrong) }).waitFor(),
        expectedProblem: /status of 404/,
      },
    },
  ),
]
