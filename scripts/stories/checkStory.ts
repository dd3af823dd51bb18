import type { BrowserContext, Page } from '@playwright/test'
import { findViolations } from '../browser/findViolations'
import { settle } from '../browser/settle'

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__?: {
      on(event: string, listen: (detail?: { message?: string; status?: string }) => void): void
      emit(event: string, detail: unknown): void
    }
    storyEvents?: string[]
  }
}

const failures = [
  'playFunctionThrewException',
  'storyThrewException',
  'storyErrored',
  'storyMissing',
]

/** Runs in the page before Storybook's own scripts: records the result of the story. */
function recordEvents(failureEvents: readonly string[]) {
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

/** A page for one story after the other: a new page for each takes longer than the check. */
export async function openStoryPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.addInitScript(recordEvents, failures)
  return page
}

/** Runs in the page. */
function selectStory(storyId: string) {
  window.storyEvents = []
  localStorage.clear()
  sessionStorage.clear()
  window.__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', { storyId, viewMode: 'story' })
}

/** Shows one story and returns its faults. */
export async function checkStory(page: Page, url: string, id: string): Promise<string[]> {
  // The accessibility addon would check the same again.
  const query = `id=${encodeURIComponent(id)}&viewMode=story&globals=a11y.manual:!true`
  try {
    await page.setViewportSize({ width: id.endsWith('-phone') ? 390 : 1280, height: 800 })
    // Loading Storybook takes longer than a story; those of another component may meet a dialog that was left open.
    const isSameComponent = page.url().includes(`id=${id.split('--')[0]}--`)
    if (isSameComponent) await page.evaluate(selectStory, id)
    else await page.goto(`${url}/iframe.html?${query}`)
    await page.waitForFunction(() => window.storyEvents?.length, null, { timeout: 30_000 })
    await settle(page)
    const events = await page.evaluate(() => window.storyEvents ?? [])
    const violations = await findViolations(page, {
      include: '#storybook-root',
      // A story shows a part, not a page.
      disabledRules: ['landmark-one-main', 'page-has-heading-one', 'region'],
    })
    return [...events.filter((event) => event !== 'finished'), ...violations]
  } catch (error) {
    return [String(error)]
  }
}
