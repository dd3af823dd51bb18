import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { findLayoutFaults } from '../browser/findLayoutFaults'
import { settle } from '../browser/settle'
import { watchProblems } from '../browser/watchProblems'
import { viewportOf, type Width } from '../browser/widths'
import type { Shot } from './states'

type Options = {
  url: string
  width: Width
  folder: string
  /** Looks for faults besides those of the layout. */
  findMore?: (page: Page) => Promise<string[]>
}

export const nameOf = ({ page, state }: Shot, width: Width) => `${page}-${state}-${width}`

/** Brings the page into its state, keeps a picture of the whole of it, and answers what is wrong with it. */
export async function takeShot(
  browser: Browser,
  shot: Shot,
  { url, width, folder, findMore }: Options,
) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: viewportOf(width),
    locale: 'en-GB',
    timezoneId: 'Asia/Dhaka',
  })
  const problems = watchProblems(context, url)
  const faults: string[] = []
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(20_000)
    await shot.arrange?.(page)
    await page.goto(shot.path)
    await shot.ready(page)
    if (shot.isOnPaper) await page.emulateMedia({ media: 'print' })
    // What was pressed last is pointed at no more, and what lies there after scrolling neither.
    await page.mouse.move(0, 0)
    await settle(page)
    await page.screenshot({
      path: join(folder, `${nameOf(shot, width)}.png`),
      fullPage: !shot.isOneScreen,
      animations: 'disabled',
    })
    faults.push(...(await findLayoutFaults(page)))
    if (findMore && !shot.isOnPaper) faults.push(...(await findMore(page)))
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error))
  } finally {
    await context.close()
  }
  return [...faults, ...problems.filter((problem) => !shot.expectedProblem?.test(problem))]
}
