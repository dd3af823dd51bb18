import AxeBuilder from '@axe-core/playwright'
import type { BrowserContext, Page } from '@playwright/test'
import { settle } from '../browser/settle'

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__?: {
      on(event: string, listen: (detail?: { message?: string; status?: string }) => void): void
    }
    storyEvents?: string[]
  }
}

const failures = [
  'playFunctionThrewException',
  'storyThrewException',
  'storyErrored',
  'storyMissing',
] as const

/** Runs in the page before Storybook's own scripts: writes down what becomes of the story. */
function listen(failureEvents: readonly string[]) {
  window.storyEvents = []
  localStorage.clear()
  sessionStorage.clear()
  const timer = setInterval(() => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__
    if (!channel) return
    clearInterval(timer)
    for (const event of failureEvents) {
      channel.on(event, (detail) => window.storyEvents?.push(`${event}: ${detail?.message ?? ''}`))
    }
    channel.on('storyFinished', (detail) =>
      window.storyEvents?.push(detail?.status === 'error' ? 'storyFinished: error' : 'finished'),
    )
  }, 1)
}

async function faultsOf(page: Page, url: string, id: string): Promise<string[]> {
  // The accessibility addon would look at what is looked at here.
  const globals = 'a11y.manual:!true'
  await page.goto(
    `${url}/iframe.html?id=${encodeURIComponent(id)}&viewMode=story&globals=${globals}`,
  )
  await page.waitForFunction(() => (window.storyEvents?.length ?? 0) > 0, null, { timeout: 30_000 })
  await settle(page)
  const events = await page.evaluate(() => window.storyEvents ?? [])
  const { violations } = await new AxeBuilder({ page })
    .include('#storybook-root')
    // There is no foreign frame to look into, which is what another page would be opened for.
    .setLegacyMode()
    // A story shows a part, not a page.
    .disableRules(['landmark-one-main', 'page-has-heading-one', 'region'])
    .analyze()
  return [
    ...events.filter((event) => event !== 'finished'),
    ...violations.map(
      ({ id: rule, help, nodes }) =>
        `axe ${rule}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`,
    ),
  ]
}

/** A page to open stories in, one after the other: a new one for each would take longer than looking at it. */
export async function openStoryPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.addInitScript(listen, failures)
  return page
}

/** Opens one story and answers what is wrong with it. */
export async function checkStory(page: Page, url: string, id: string): Promise<string[]> {
  try {
    return await faultsOf(page, url, id)
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}
