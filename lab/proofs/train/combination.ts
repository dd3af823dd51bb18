import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import {
  createWait,
  doStep,
  finish,
  Interrupted,
  open,
  pressOptions,
  type Stage,
  type Step,
} from './journey'
import { type Cut, type CuttingProxy, startProxy } from './proxy'
import type { Shopper, Truth } from './shopper'
import { readStatement, type Statement } from './statement'

export const reactions = ['reload', 'back', 'second tab', 'press again', 'give up'] as const
export type Reaction = (typeof reactions)[number]

/** In milliseconds: how long the connection is down, and from when on a page says the truth late, or not at all. */
const outage = 1_200
export const maxWait = 5_000
const maxSilence = 20_000

export type Combination = {
  stage: Stage
  request: string
  cut: Cut
  reaction: Reaction
  /** Whether the browser notices that it is offline. */
  isNoticed: boolean
}

export type Outcome = {
  /** What was true in the end. */
  state: Truth['state'] | undefined
  isReached: boolean
  /** Milliseconds until the page said what was true. */
  wait: number
  faults: string[]
}

export type Shop = {
  url: string
  browser: Browser
  createShopper: () => Promise<Shopper>
}

/** A browser of its own for a shopper who is signed in. */
async function openBrowser({ browser, url }: Shop, shopper: Shopper) {
  const proxy = await startProxy()
  const context = await browser.newContext({
    baseURL: url,
    proxy: { server: proxy.url },
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Asia/Dhaka',
    reducedMotion: 'reduce',
  })
  const [name = '', value = ''] = shopper.cookie.split('=')
  await context.addCookies([{ name, value, url }])
  return {
    proxy,
    context,
    page: await context.newPage(),
    async close() {
      await context.close()
      await proxy.close()
    },
  }
}

/** What pages have shown to the shopper so far. */
type Memory = { hasSeenOrder: boolean }

const isTrue = (said: Statement, truth: Truth, { hasSeenOrder }: Memory) =>
  said.state === 'empty cart'
    ? hasSeenOrder && truth.state !== 'in the cart'
    : said.state === truth.state && (said.quantity ?? truth.quantity) === truth.quantity

async function listen(page: Page, memory: Memory): Promise<Statement> {
  const said = await readStatement(page).catch(
    (): Statement => ({ state: 'nothing', text: 'the page is changing' }),
  )
  if (said.state === 'ordered' || said.state === 'paid') memory.hasSeenOrder = true
  return said
}

/** Milliseconds until the page says what the database has. */
async function untilTruth(page: Page, shopper: Shopper, memory: Memory) {
  const startedAt = Date.now()
  for (;;) {
    const said = await listen(page, memory)
    const truth = await shopper.read()
    const wait = Date.now() - startedAt
    if (isTrue(said, truth, memory)) return { wait, truth, fault: undefined }
    if (wait > maxSilence) {
      const words = said.state === 'nothing' ? `nothing (${said.text})` : `'${said.state}'`
      return { wait, truth, fault: `the page says ${words}; true is '${truth.state}'` }
    }
    await sleep(150)
  }
}

/** In a second tab, where it may be done already. */
async function tryStep(page: Page, step: Step) {
  await doStep(page, step, createWait(undefined, 8_000)).catch(() => {})
}

/** Returns the pages that must say the truth then. */
async function react(
  reaction: Reaction,
  { context, page, stage, step }: { context: BrowserContext; page: Page; stage: Stage; step: Step },
): Promise<Page[]> {
  const isLost = page.url().startsWith('chrome-error:')
  switch (reaction) {
    case 'reload':
      await page.reload({ waitUntil: 'commit' }).catch(() => null)
      return [page]
    case 'back':
      await page.goBack({ waitUntil: 'commit' }).catch(() => null)
      return [page]
    case 'press again':
      if (isLost) await page.reload({ waitUntil: 'commit' }).catch(() => null)
      else if (step.button)
        await step
          .button(page)
          .click({ ...pressOptions, timeout: 1_000 })
          .catch(() => null)
      else await open(page, stage.path)
      return [page]
    case 'second tab': {
      const other = await context.newPage()
      await open(other, isLost ? stage.path : page.url())
      await tryStep(other, step)
      if (isLost) await page.reload({ waitUntil: 'commit' }).catch(() => null)
      return [page, other]
    }
    case 'give up': {
      const later = await context.newPage()
      await page.close()
      await open(later, stage.returnPath)
      return [later]
    }
  }
}

async function walk(page: Page, stage: Stage, proxy: CuttingProxy, isDouble: boolean) {
  let [step] = stage.steps
  const wait = createWait(proxy.untilHit)
  try {
    await open(page, stage.path)
    for (step of stage.steps)
      await doStep(page, step, wait, isDouble && step.name !== 'change the quantity')
  } catch (error) {
    if (!(error instanceof Interrupted) && !proxy.isHit()) throw error
  }
  return step
}

/** The names of the requests that the stage makes. */
export async function recordRequests(shop: Shop, stage: Stage): Promise<string[]> {
  const shopper = await shop.createShopper()
  if (stage.hasOrder) await shopper.placeOrder()
  const { proxy, page, close } = await openBrowser(shop, shopper)
  try {
    await walk(page, stage, proxy, false)
    return proxy.takeNames()
  } finally {
    await close()
  }
}

/** Frees the place of a combination that only waits. */
export type Pause = <T>(waiting: Promise<T>) => Promise<T>

export async function runCombination(
  shop: Shop,
  { stage, request, cut, reaction, isNoticed }: Combination,
  pause: Pause,
): Promise<Outcome> {
  const shopper = await shop.createShopper()
  if (stage.hasOrder) await shopper.placeOrder()
  const { proxy, context, page, close } = await openBrowser(shop, shopper)
  const memory: Memory = { hasSeenOrder: stage.hasOrder }
  const faults: string[] = []
  let longest = 0
  async function check(pages: readonly Page[]) {
    const results = await Promise.all(pages.map((each) => untilTruth(each, shopper, memory)))
    for (const { wait, truth, fault } of results) {
      longest = Math.max(longest, wait)
      faults.push(...truth.faults, ...(fault ? [fault] : []))
    }
    return results[0]?.truth.state
  }
  try {
    if (reaction === 'back') {
      await open(page, stage.path === '/cart' ? '/privacy-policy' : '/cart')
      await page.getByRole('banner').waitFor()
      // This page has loaded some of the files that the next one needs.
      await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
    }
    proxy.arm(request, cut)
    const step = await walk(page, stage, proxy, reaction === 'press again')
    if (!proxy.isHit()) return { state: undefined, isReached: false, wait: 0, faults: [] }
    if (!step) throw new Error('a stage without steps')

    const isDelayed = cut === 'delayed'
    if (isNoticed && !isDelayed) await context.setOffline(true)
    for (const end = Date.now() + outage; Date.now() < end; ) {
      await listen(page, memory)
      await sleep(150)
    }
    proxy.restore()
    if (isNoticed && !isDelayed) await context.setOffline(false)
    const pages = await react(reaction, { context, page, stage, step })
    if (isDelayed) await pause(proxy.untilReleased)
    let state = await check(pages)
    const [last] = pages
    if (reaction !== 'give up' && last) {
      // A tab behind another one is slow to react to clicks.
      await last.bringToFront()
      for (let tries = 0; state && state !== 'paid' && faults.length === 0 && tries < 3; tries++) {
        // What the page has said may have changed since: a request can arrive late.
        await finish(last, state).catch(() => {})
        state = await check([last])
      }
      if (state !== 'paid') faults.push(`in the end the order is '${state}'`)
    }
    return { state, isReached: true, wait: longest, faults: [...new Set(faults)] }
  } catch (error) {
    const message = error instanceof Error ? error.message.split('\n')[0] : String(error)
    return {
      state: undefined,
      isReached: true,
      wait: longest,
      faults: [`stuck: ${message} (${page.isClosed() ? 'closed' : page.url()})`],
    }
  } finally {
    await close().catch(() => {})
  }
}
