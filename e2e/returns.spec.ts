import sharp from 'sharp'
import { orderPath } from '../common/addresses'
import * as returns from '../src/dashboard/features/returns/messages'
import * as pictures from '../src/dashboard/ui/pictures/messages'
import { newCustomer, signInAt } from './support/customer'
import { expectAccessible } from './support/expectAccessible'
import { openMail } from './support/mail'
import { expect, test } from './support/test'
import { english } from './support/texts'

const message = 'Please bring the product to our shop in Dhaka, with its box.'

test('a customer asks for a return with a photo on a phone; an admin answers, which the customer sees and gets as a mail', async ({
  page,
  context,
  baseURL,
  openAdminApi,
}) => {
  const url = baseURL ?? ''
  const [customer, me] = await Promise.all([newCustomer(url), newCustomer(url)])
  const adminApi = await openAdminApi()
  await adminApi.promote(me.email)
  const order = await customer.order()
  const [{ name } = { name: '' }] = order.cartItems
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAt(page, orderPath(order), customer)
  const panel = page.getByRole('region', { name: english(returns.returnsAndWarranty) })
  await expect(panel).toBeHidden()
  await adminApi.deliver(order._id)
  await panel.getByRole('button', { name: english(returns.askFor)(name) }).click()

  const dialog = page.getByRole('dialog', { name: english(returns.returnOrWarranty) })
  await dialog.getByRole('button', { name: english(returns.sendRequest) }).click()
  await expect(dialog.getByText(english(returns.reasonMissing))).toBeVisible()
  await dialog.getByLabel(english(returns.reason)).selectOption('damaged')
  await dialog.getByLabel(english(returns.details)).fill('The box was wet, and the lid is broken.')
  const buffer = await sharp({
    create: { width: 640, height: 480, channels: 3, background: '#884422' },
  })
    .jpeg()
    .toBuffer()
  await dialog
    .getByLabel(english(pictures.addPictures))
    .setInputFiles({ name: 'lid.jpg', mimeType: 'image/jpeg', buffer })
  await expect(dialog.getByText(english(pictures.fileReady)('lid.jpg'))).toBeAttached()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: english(returns.sendRequest) }).click()
  await expect(dialog).toBeHidden()
  await expect(panel.getByText(english(returns.states.open))).toBeVisible()
  await expect(panel.getByRole('img', { name: english(returns.photo)(1) })).toBeVisible()
  await expectAccessible(page)

  const admins = await (await context.browser()?.newContext({ baseURL }))?.newPage()
  if (!admins) throw new Error('there is no browser')
  await signInAt(admins, `/dashboard/returns?search=${order.orderNumber}`, me)
  await expectAccessible(admins)
  await admins
    .getByRole('button', { name: english(returns.openRequest)(order.name) })
    .first()
    .click()
  const request = admins.getByRole('dialog')
  await request.getByLabel(english(returns.decision)).selectOption(english(returns.accept))
  await request.getByLabel(english(returns.answer)).fill(message)
  await expectAccessible(admins)
  await request.getByRole('button', { name: english(returns.sendAnswer) }).click()
  await expect(request.getByText(english(returns.states.accepted))).toBeVisible()

  // Without a reload.
  await expect(panel.getByText(message)).toBeVisible()
  await expect(panel.getByText(english(returns.states.accepted))).toBeVisible()
  await request.getByRole('button', { name: english(returns.markAsDone) }).click()
  await expect(panel.getByText(english(returns.states.done))).toBeVisible()

  // From the order's panel to its requests.
  await request.getByRole('link', { name: order.orderNumber ?? '' }).click()
  const title = english(returns.requestOf)(
    english(returns.kinds.return),
    english(returns.countOf)(name, 1),
  )
  await admins.getByRole('link', { name: title }).click()
  await expect(admins).toHaveURL(`/dashboard/returns?search=${order._id}`)
  await admins.context().close()

  const mail = await openMail(page, customer.email, /You can return your product/)
  await expect(mail.getByText(message)).toBeVisible()
})

test('a customer withdraws a request', async ({ page, baseURL, openAdminApi }) => {
  const customer = await newCustomer(baseURL ?? '')
  const order = await customer.order()
  await (await openAdminApi()).deliver(order._id)
  const [{ name } = { name: '' }] = order.cartItems
  await signInAt(page, orderPath(order), customer)
  const panel = page.getByRole('region', { name: english(returns.returnsAndWarranty) })
  await panel.getByRole('button', { name: english(returns.askFor)(name) }).click()
  const dialog = page.getByRole('dialog', { name: english(returns.returnOrWarranty) })
  await dialog.getByLabel(english(returns.whatFor)).selectOption('warranty')
  await dialog.getByLabel(english(returns.reason)).selectOption('faulty')
  await dialog.getByLabel(english(returns.details)).fill('It is silent.')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: english(returns.sendRequest) }).click()
  await panel.getByRole('button', { name: english(returns.withdrawRequest)(name) }).click()
  await page
    .getByRole('dialog', { name: english(returns.withdrawQuestion) })
    .getByRole('button', { name: english(returns.withdraw) })
    .click()
  await expect(panel.getByText(english(returns.states.withdrawn))).toBeVisible()
  await expect(panel.getByRole('button', { name: english(returns.askFor)(name) })).toBeVisible()
})
