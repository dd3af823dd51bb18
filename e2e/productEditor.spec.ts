import type { Locator, Page } from '@playwright/test'
import { productPath } from '../common/addresses'
import { productFields } from '../common/productFields'
import * as productEditor from '../src/dashboard/features/product-editor/messages'
import * as pages from '../src/dashboard/pages/messages'
import * as ui from '../src/dashboard/ui/messages'
import * as pictures from '../src/dashboard/ui/pictures/messages'
import * as shared from '../src/shared/messages'
import * as catalogHome from '../src/storefront/features/catalog/homeMessages'
import * as layout from '../src/storefront/layout/messages'
import { adminAt, type Product } from './support/admin'
import { signInAt, toast } from './support/customer'
import { expectAccessible } from './support/expectAccessible'
import { tabTo } from './support/keyboard'
import { test as base, expect } from './support/test'
import { english } from './support/texts'

const admin = adminAt(0)
const otherAdmin = adminAt(1)

type Fixtures = {
  /** A product for each test, deleted afterwards. */
  product: Product
  /** A unique name; products with it are deleted after the test. */
  newName: string
}

const uniqueName = () => `Testora ${crypto.randomUUID().slice(0, 8)}`

const test = base.extend<Fixtures>({
  product: async ({ openAdminApi, request, page }, use) => {
    const adminApi = await openAdminApi()
    const [sample] = (await (await request.get('/api/best-seller')).json()) as Product[]
    const product = await adminApi.addProduct({
      productName: uniqueName(),
      category: 'Earbuds',
      price: 2490,
      discountPrice: 1990,
      inStock: true,
      keyFeatures: ['ANC', 'IPX5'],
      images: sample?.images.slice(0, 2) ?? [],
      description: 'Light on the ear.\nLoud where it matters.',
    })
    await use(product)
    // An open page would refetch the deleted product.
    await page.goto('about:blank')
    await adminApi.deleteProduct(product._id)
  },
  newName: async ({ openAdminApi, request, page }, use) => {
    const name = uniqueName()
    await use(name)
    await page.goto('about:blank')
    const adminApi = await openAdminApi()
    const found = await request.get(`/api/search-products?search=${encodeURIComponent(name)}`)
    for (const { _id, productName } of (await found.json()) as Product[]) {
      if (productName === name) await adminApi.deleteProduct(_id)
    }
  },
})

const addPath = '/dashboard/add-product'
const listPath = '/dashboard/all-products'
const updatePath = (product: Product) =>
  productPath(product).replace('/product/', '/dashboard/update/')

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const price = (page: Page) => field(page, english(productFields.price.inputLabel))
const discount = (page: Page) => field(page, english(productFields.discountPrice.inputLabel))
const category = (page: Page) =>
  page.getByRole('combobox', { name: english(productEditor.category) })
const chooser = (page: Page) => page.getByLabel(english(pictures.addPictures))
const submit = (page: Page, name = english(productEditor.addProduct)) =>
  page.getByRole('button', { name })
const save = (page: Page) => submit(page, english(productEditor.saveChanges))
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const tile = (page: Page, index: number) =>
  page
    .getByRole('list', { name: english(pictures.picturesInOrder) })
    .getByRole('listitem')
    .nth(index)

async function openAdd(page: Page) {
  await signInAt(page, addPath, admin)
  await expect(field(page, english(productFields.productName.label))).toBeVisible()
}

async function openUpdate(page: Page, product: Product, account = admin) {
  await signInAt(page, updatePath(product), account)
  await expect(field(page, english(productFields.productName.label))).toHaveValue(
    product.productName,
  )
}

async function aPicture(page: Page, name: string, side = 64) {
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: side, height: side } })
  return { name, mimeType: 'image/png', buffer }
}

async function fillIn(page: Page, name: string) {
  await field(page, english(productFields.productName.label)).fill(name)
  await category(page).selectOption('Lifestyle')
  await price(page).fill('2,490')
}

const readProduct = async (page: Page, { _id }: Product) =>
  (await (await page.request.get(`/api/product/${_id}`)).json()) as Product

const errorOf = (target: Locator, text: string) => expect(target).toHaveAccessibleDescription(text)

test.describe('an upload that fails at first', () => {
  test.use({ expectedProblem: /status of 503/ })

  // [spec 2.18, 5.5, 8.18, 9.5]
  test('is retried, and the product is added once the form is complete', async ({
    page,
    newName,
  }) => {
    await openAdd(page)
    await submit(page).click()
    await expect(field(page, english(productFields.productName.label))).toBeFocused()
    await errorOf(
      field(page, english(productFields.productName.label)),
      english(productEditor.enterField)('name'),
    )
    await errorOf(category(page), english(productEditor.chooseField)('category'))
    await errorOf(price(page), english(productEditor.enterField)('price'))
    await expect(chooser(page)).toHaveAccessibleDescription(/Please upload at least one image\./)
    await expectAccessible(page)

    await fillIn(page, newName)
    await field(page, english(productFields.keyFeatures.label)).fill('ANC, , IPX5')
    await field(page, english(productEditor.moreKeyFeatures)).fill(' 30 hours ')
    await page.route('**/api/upload', (route) =>
      route.fulfill({
        status: 503,
        json: { status: 503, code: 'unavailable', title: 'Unavailable', message: 'Try again.' },
      }),
    )
    await chooser(page).setInputFiles(await aPicture(page, 'one.png', 64))
    await expect(toast(page, english(pictures.imageUploadFailed))).toBeVisible()
    await expect(tile(page, 0)).toContainText(english(pictures.imageUploadFailed))
    await page.unroute('**/api/upload')
    await page
      .getByRole('button', {
        name: english(pictures.retryPicture)(english(pictures.pictureOf)(1, 1)),
      })
      .click()
    await expect(page.getByText(english(pictures.fileReady)('one.png'))).toBeAttached()
    await chooser(page).setInputFiles(await aPicture(page, 'two.png', 96))
    await expect(page.getByText(english(pictures.fileReady)('two.png'))).toBeAttached()

    for (const amount of ['2490', '2500']) {
      await discount(page).fill(amount)
      await submit(page).click()
      await errorOf(discount(page), 'Discount price must be lower than the original price.')
      await expect(discount(page)).toBeFocused()
    }
    await discount(page).fill('1990')
    const preview = page.getByRole('region', { name: english(productEditor.preview) })
    await expect(preview.getByText('30 hours')).toBeVisible()
    const added = page.waitForResponse(
      (answer) => answer.url().endsWith('/api/product') && answer.request().method() === 'POST',
    )
    await submit(page).click()
    await expect(dialog(page, english(productEditor.gadgetAdded))).toBeVisible()
    const product = (await (await added).json()) as Product
    expect(product).toMatchObject({
      category: 'Lifestyle',
      price: 2490,
      discountPrice: 1990,
      inStock: true,
      keyFeatures: ['ANC', 'IPX5', '30 hours'],
      images: [expect.stringMatching(/^\/uploads\//), expect.stringMatching(/^\/uploads\//)],
    })
    await expect(page).toHaveURL(new RegExp(`^[^?]*${listPath}`))

    await page.goto('/')
    const arrivals = page.getByRole('region', { name: english(catalogHome.newArrivals) })
    await arrivals.getByRole('article').filter({ hasText: newName }).getByRole('link').click()
    await expect(page).toHaveURL(productPath(product))
    await expect(
      page.getByRole('button', { name: english(pictures.pictureOf)(2, 2) }),
    ).toBeVisible()
  })
})

// [spec 2.20, 5.6, 8.18, 9.5, 9.6]
test('edits a product by keyboard alone', async ({ page, product }) => {
  const { keyboard } = page
  await openUpdate(page, product)
  await expectAccessible(page)
  const options = await category(page).getByRole('option').allTextContents()
  expect(options).toContain('Bluetooth Earphone')
  expect(options).not.toContain('Wireless Earphone')
  await tabTo(page, field(page, english(productFields.productName.label)))
  await keyboard.press('End')
  await keyboard.type(' Pro')
  await tabTo(page, category(page))
  // One letter: a busy machine takes so long for a second one that the search starts anew.
  await keyboard.press('h')
  await expect(category(page)).toHaveValue('Headphones')
  await tabTo(page, price(page))
  await keyboard.type('3000')
  await tabTo(page, discount(page))
  for (const [amount, message] of [
    ['3500', 'Discount Price cannot be greater than Price!'],
    ['3000', 'Discount Price cannot be the same as Price!'],
  ] as const) {
    await keyboard.press('ControlOrMeta+a')
    await keyboard.type(amount)
    await keyboard.press('Enter')
    await expect(discount(page)).toHaveAccessibleDescription(new RegExp(message))
    await expect(discount(page)).toBeFocused()
  }
  await keyboard.press('ControlOrMeta+a')
  await keyboard.press('Delete')
  await tabTo(page, page.getByRole('checkbox', { name: english(productFields.inStock.inputLabel) }))
  await keyboard.press('Space')
  await tabTo(
    page,
    page.getByRole('button', {
      name: english(pictures.movePictureForward)(english(pictures.pictureOf)(2, 2)),
    }),
  )
  await keyboard.press('Enter')
  await expect(page.getByText(english(pictures.pictureMoved)(1, 2))).toBeAttached()
  await tabTo(page, field(page, english(productFields.keyFeatures.label)))
  await keyboard.press('Control+End')
  await keyboard.type(', USB-C')
  await tabTo(page, save(page))
  await keyboard.press('Enter')

  await expect(dialog(page, english(productEditor.productUpdated))).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`^[^?]*${listPath}`))
  const { discountPrice, ...saved } = await readProduct(page, product)
  expect(discountPrice).toBeUndefined()
  expect(saved).toMatchObject({
    productName: `${product.productName} Pro`,
    category: 'Headphones',
    price: 3000,
    inStock: false,
    images: product.images.toReversed(),
    keyFeatures: [...product.keyFeatures, 'USB-C'],
    description: product.description,
  })
})

test.describe('two admins who edit the same product', () => {
  test.use({ expectedProblem: /status of 409/ })

  test('keep the changes of both, and are asked about the same field only', async ({
    page,
    browser,
    baseURL,
    product,
  }) => {
    await openUpdate(page, product)
    await field(page, english(productFields.productName.label)).fill(`${product.productName} mine`)
    await price(page).fill('2390')

    const context = await browser.newContext({ baseURL })
    const other = await context.newPage()
    await openUpdate(other, product, otherAdmin)
    await price(other).fill('2590')
    await other.getByRole('checkbox', { name: english(productFields.inStock.inputLabel) }).uncheck()
    await save(other).click()
    await expect(dialog(other, english(productEditor.productUpdated))).toBeVisible()
    await context.close()

    await expect(
      page.getByText(/^(?!Another admin).+ changed this product meanwhile: Price, Stock\.$/),
    ).toBeVisible()
    await save(page).click()
    const conflict = dialog(page, english(productEditor.changedMeanwhile))
    await expect(conflict.getByRole('radio')).toHaveCount(2)
    await expect(conflict.getByText(english(productEditor.alsoChanged)('Stock'))).toBeVisible()
    await expectAccessible(page)
    expect((await readProduct(page, product)).price).toBe(2590)

    await conflict.getByRole('button', { name: english(shared.cancel) }).click()
    await expect(save(page)).toBeFocused()
    await save(page).click()
    await conflict.getByRole('radio', { name: /^Keep mine/ }).check()
    await conflict.getByRole('button', { name: english(productEditor.saveChanges) }).click()
    await expect(dialog(page, english(productEditor.productUpdated))).toBeVisible()
    expect(await readProduct(page, product)).toMatchObject({
      productName: `${product.productName} mine`,
      price: 2390,
      inStock: false,
    })
  })
})

test('goes back to the filtered list with Cancel', async ({ page, product }) => {
  const filtered = `${listPath}?search=${encodeURIComponent(product.productName)}`
  await signInAt(page, filtered, admin)
  await page
    .locator(`a[href="${updatePath(product)}"]`)
    .first()
    .click()
  await expect(field(page, english(productFields.productName.label))).toHaveValue(
    product.productName,
  )
  await page.getByRole('link', { name: english(shared.cancel) }).click()
  await expect(page).toHaveURL(filtered)
})

test('asks for confirmation before unsaved changes are lost', async ({ page, product }) => {
  const question = dialog(page, english(ui.leaveQuestion))
  async function answer(name: string) {
    await question.getByRole('button', { name }).click()
    await expect(question, `${name} closes it, and it is not asked again`).toHaveCount(0)
  }
  await signInAt(page, '/dashboard/profile', admin)
  await page.getByRole('link', { name: 'Add Product' }).click()
  await field(page, english(productFields.productName.label)).fill('Typed')
  for (const leave of [
    () => page.getByRole('link', { name: english(shared.cancel) }).click(),
    () => page.evaluate(() => history.back()),
    () => page.getByRole('button', { name: english(layout.logout) }).click(),
  ]) {
    await leave()
    await answer(english(ui.stay))
    await expect(page).toHaveURL(addPath)
    await expect(field(page, english(productFields.productName.label))).toHaveValue('Typed')
  }
  await page.evaluate(() => history.back())
  await answer(english(ui.leave))
  await expect(page).toHaveURL('/dashboard/profile')

  await page.goto(updatePath(product))
  await field(page, english(productFields.productName.label)).fill('Typed')
  const warning = page.waitForEvent('dialog')
  const closing = page.close({ runBeforeUnload: true })
  const box = await warning
  expect(box.type()).toBe('beforeunload')
  await box.dismiss()
  await closing
  await page.getByRole('link', { name: english(pages.viewInShop) }).click()
  await answer(english(ui.leave))
  await expect(page).toHaveURL(productPath(product))
  expect(await readProduct(page, product)).toEqual(product)
})
