import type { Locator, Page } from '@playwright/test'
import type { Truth } from './shopper'

/** In milliseconds: how long a shopper waits for something, and how long it takes to press or fill it in then. */
const maxWait = 40_000
const pressTime = 5_000
/** Without waiting for the page that the press opens: it may never come. */
export const pressOptions = { timeout: pressTime, noWaitAfter: true }

export class Interrupted extends Error {}

/** Waits for something that changes nothing, up to a timeout. */
type Wait = (waiting: (timeout: number) => Promise<unknown>) => Promise<void>

/** Once it is interrupted the shopper presses nothing more, so that the next reaction is the only one. */
export function createWait(interruption?: Promise<void>, timeout = maxWait): Wait {
  let isInterrupted = false
  const interrupted = interruption?.then(() => {
    isInterrupted = true
  })
  return async (waiting) => {
    const waited = waiting(timeout)
    // It may fail after the interruption.
    waited.catch(() => {})
    await Promise.race([waited, ...(interrupted ? [interrupted] : [])])
    if (isInterrupted) throw new Interrupted()
  }
}

export type Step = {
  name: string
  /** Makes what the step needs to be pressed pressable. */
  prepare?: (page: Page, wait: Wait) => Promise<void>
  /** Absent for opening the stage's page. */
  button?: (page: Page) => Locator
  /** What is shown once the step is done. */
  done: (page: Page) => Locator
}

export type Stage = {
  name: string
  path: string
  /** Where the shopper looks after giving up. */
  returnPath: string
  hasOrder: boolean
  steps: readonly Step[]
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const proceed = (page: Page) => page.getByRole('link', { name: 'Proceed to Checkout' })
const placeOrder = (page: Page) => button(page, /Place Order/)
const payNow = (page: Page) => button(page, 'Pay Now').first()
const payByCard = (page: Page) => button(page, /^Pay BDT /)
const viewOrder = (page: Page) => page.getByRole('link', { name: 'View Order Details' })

const delivery = {
  'Full name': 'Rahima Khatun',
  'Mobile number': '+8801711000000',
  Address: 'House 1, Road 2, Zindabazar',
}

/** Fills in what is not filled in yet. */
async function fillIn(page: Page, wait: Wait) {
  const district = page.getByLabel('District')
  await wait((timeout) => district.waitFor({ timeout }))
  for (const [name, value] of Object.entries(delivery)) {
    const field = page.getByLabel(name, { exact: true })
    await wait((timeout) => field.waitFor({ timeout }))
    if ((await field.inputValue({ timeout: pressTime })) !== value) {
      await field.fill(value, { timeout: pressTime })
    }
  }
  await wait((timeout) => district.waitFor({ timeout }))
  await district.selectOption('Sylhet', { timeout: pressTime })
}

const steps = {
  placeOrder: {
    name: 'place the order',
    prepare: fillIn,
    button: placeOrder,
    done: payNow,
  },
  payNow: {
    name: 'pay now',
    button: payNow,
    done: (page) => page.getByRole('heading', { name: 'Card details' }),
  },
  payByCard: {
    name: 'pay by card',
    button: payByCard,
    done: (page) => page.getByRole('heading', { name: 'Payment Successful' }),
  },
} satisfies Record<string, Step>

export const stages: readonly Stage[] = [
  {
    name: 'cart',
    path: '/cart',
    returnPath: '/cart',
    hasOrder: false,
    steps: [
      { name: 'open the cart', done: proceed },
      {
        name: 'change the quantity',
        button: (page) => button(page, 'Increase quantity').first(),
        done: (page) => page.getByText('Quantity updated successfully!'),
      },
      { name: 'go to the checkout', button: proceed, done: placeOrder },
    ],
  },
  {
    name: 'checkout',
    path: '/checkout',
    returnPath: '/cart',
    hasOrder: false,
    steps: [{ name: 'open the checkout', done: placeOrder }, steps.placeOrder],
  },
  {
    name: 'payment',
    path: '/dashboard/orders',
    returnPath: '/dashboard/orders',
    hasOrder: true,
    steps: [
      { name: 'open the orders', done: payNow },
      steps.payNow,
      steps.payByCard,
      {
        name: 'open the order',
        button: viewOrder,
        done: (page) =>
          page.getByRole('region', { name: 'Payment' }).getByText('Paid', { exact: true }).first(),
      },
    ],
  },
]

/** Opens an address; on a lost connection the browser shows a page of its own. */
export const open = (page: Page, path: string) =>
  page.goto(path, { waitUntil: 'commit', timeout: maxWait }).catch(() => null)

async function press(locator: Locator, wait: Wait, isDouble = false) {
  await wait((timeout) => locator.click({ timeout, trial: true }))
  await (isDouble ? locator.dblclick(pressOptions) : locator.click(pressOptions))
}

export async function doStep(page: Page, step: Step, wait: Wait, isDouble = false) {
  const { prepare, button: target, done } = step
  await prepare?.(page, wait)
  if (target) await press(target(page), wait, isDouble)
  await wait((timeout) => done(page).waitFor({ timeout }))
}

/** Goes on from what the page has said, until the order is paid. */
export async function finish(page: Page, state: Truth['state']) {
  const wait = createWait()
  const isAt = (path: string) => new URL(page.url()).pathname === path
  if (state === 'in the cart') {
    if (!isAt('/checkout')) await open(page, '/checkout')
    await doStep(page, steps.placeOrder, wait)
  }
  if (state === 'paid') return
  if (!(await payByCard(page).isVisible())) {
    if (!isAt('/dashboard/orders')) await open(page, '/dashboard/orders')
    await doStep(page, steps.payNow, wait)
  }
  await doStep(page, steps.payByCard, wait)
}
