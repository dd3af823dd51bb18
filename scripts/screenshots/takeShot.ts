import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { findLayoutFaults } from '../browser/findLayoutFaults'
import { settle } from '../browser/settle'
import { watchProblems } from '../browser/watchProblems'
import { viewportOf, type Width } from '../browser/widths'
import type { Shot } from './states'

type Options = { url: string; width: Width; folder: string }

export const nameOf = ({ page, state }: Shot, width: Width) => `${page}-${state}-${width}`

/** Brings the page into its state, keeps a picture of the whole of it, and answers what is wrong with it. */
export async function takeShot(browser: Browser, shot: Shot, { url, width, folder }: Options) {
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
    await settle(page)
    await page.screenshot({
      path: join(folder, `${nameOf(shot, width)}.png`),
      fullPage: !shot.isOneScreen,
      animations: 'disabled',
    })
    faults.push(...(await findLayoutFaults(page)))
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error))
  } finally {
    await context.close()
  }
  return [...faults, ...problems.filter((problem) => !shot.expectedProblem?.test(problem))]
}
