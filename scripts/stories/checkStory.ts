import AxeBuilder from '@axe-core/playwright'
import type { Browser } from '@playwright/test'
import { settle } from '../browser/settle'
import { watchProblems } from '../browser/watchProblems'

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

/** Opens one story by itself and answers what is wrong with it. */
export async function checkStory(browser: Browser, url: string, id: string): Promise<string[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const problems = watchProblems(context, url)
  try {
    const page = await context.newPage()
    await page.addInitScript(listen, failures)
    await page.goto(`${url}/iframe.html?id=${encodeURIComponent(id)}&viewMode=story`)
    await page.waitForFunction(() => (window.storyEvents?.length ?? 0) > 0, null, {
      timeout: 30_000,
    })
    await settle(page)
    const events = await page.evaluate(() => window.storyEvents ?? [])
    const { violations } = await new AxeBuilder({ page })
      .include('#storybook-root')
      // A story shows a part, not a page.
      .disableRules(['landmark-one-main', 'page-has-heading-one', 'region'])
      .analyze()
    return [
      ...events.filter((event) => event !== 'finished'),
      ...violations.map(
        ({ id: rule, help, nodes }) =>
          `axe ${rule}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`,
      ),
      ...problems,
    ]
  } catch (error) {
    return [...problems, error instanceof Error ? error.message : String(error)]
  } finally {
    await context.close()
  }
}
