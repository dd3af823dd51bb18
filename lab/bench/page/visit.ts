import type { Browser, CDPSession, Page } from '@playwright/test'

export type Visit = {
  /** Largest contentful paint, milliseconds. */
  lcp: number
  layoutShift: number
  /** Total blocking time: the part of each main thread task beyond 50 ms. */
  blocking: number
  /** The longest main thread task after the first paint, milliseconds. */
  longestTask: number
  /** Bytes of JavaScript transferred until the page was idle. */
  scriptBytes: number
}

declare global {
  interface Window {
    benchMetrics?: Omit<Visit, 'scriptBytes'>
  }
}

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }

/** Runs in the page before its scripts. */
function observe() {
  const metrics = { lcp: 0, layoutShift: 0, blocking: 0, longestTask: 0 }
  window.benchMetrics = metrics
  const watch = (type: string, see: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) see(entry)
    }).observe({ type, buffered: true })
  }
  watch('largest-contentful-paint', ({ startTime }) => {
    metrics.lcp = startTime
  })
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as Shift
    if (!hadRecentInput) metrics.layoutShift += value
  })
  watch('longtask', ({ startTime, duration }) => {
    metrics.blocking += Math.max(0, duration - 50)
    const [firstPaint] = performance.getEntriesByType('paint')
    if (firstPaint && startTime >= firstPaint.startTime) {
      metrics.longestTask = Math.max(metrics.longestTask, duration)
    }
  })
}

/** The splash covers the page on purpose and would count as loading time. */
function hideSplash() {
  document.documentElement.style.setProperty('--splash-time', '0ms')
  document.addEventListener('readystatechange', () => {
    document.documentElement.style.setProperty('--splash-time', '0ms')
  })
}

/** A mid-range phone on a slow connection. */
export async function slowDown(client: CDPSession) {
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1638 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  })
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

function countScripts(client: CDPSession): () => number {
  const scripts = new Set<string>()
  let bytes = 0
  client.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  return () => bytes
}

const phone = { width: 390, height: 844 }
const idleTime = 5_500

export async function preparePhone(browser: Browser): Promise<{ page: Page; client: CDPSession }> {
  const context = await browser.newContext({
    viewport: phone,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  await page.addInitScript('globalThis.__name ??= (wrapped) => wrapped')
  await page.addInitScript(hideSplash)
  const client = await context.newCDPSession(page)
  return { page, client }
}

/** One visit with a cold cache. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const { page, client } = await preparePhone(browser)
  await page.addInitScript(observe)
  await slowDown(client)
  const scriptBytes = countScripts(client)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForFunction((time) => performance.now() > time, idleTime)
  const metrics = await page.evaluate(() => window.benchMetrics)
  await page.context().close()
  if (!metrics) throw new Error(`${url} could not be measured`)
  return { ...metrics, scriptBytes: scriptBytes() }
}

/** Milliseconds from the click on a product card until the heading of its page is painted; hovering prefetches that page. */
export async function clickThrough(
  browser: Browser,
  url: string,
  { isHovered }: { isHovered: boolean },
): Promise<number> {
  const { page, client } = await preparePhone(browser)
  await slowDown(client)
  await page.goto(url, { waitUntil: 'load' })
  const card = page.locator('main a[href^="/product/"]').first()
  await card.scrollIntoViewIfNeeded()
  if (isHovered) await card.hover()
  await page.waitForFunction((time) => performance.now() > time, idleTime)
  const took = await page.evaluate(async () => {
    const link = document.querySelector<HTMLElement>('main a[href^="/product/"]')
    const from = performance.now()
    link?.click()
    const isShown = () =>
      location.pathname.startsWith('/product/') && document.querySelector('main article h1')
    while (!isShown()) {
      if (performance.now() - from > 10_000) throw new Error('the product page did not open')
      await new Promise(requestAnimationFrame)
    }
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    return performance.now() - from
  })
  await page.context().close()
  return took
}
