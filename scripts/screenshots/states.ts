import type { Page, Route } from '@playwright/test'
import { type Account, remember } from '../browser/remember'
import type { Width } from '../browser/widths'

/** How a page comes into one of its states: what its calls are made to answer, and when it is there. */
export type Shot = {
  page: string
  /** Every page has a `full` one. */
  state: string
  path: string
  arrange?: (page: Page) => Promise<void>
  ready: (page: Page) => Promise<unknown>
  /** Where the state is only met on some screens. */
  widths?: readonly Width[]
  /** Only what the screen shows: a dialog lies over the page. */
  isOneScreen?: boolean
  /** As printers get it. */
  isOnPaper?: boolean
  /** What the state writes to the console by its nature. */
  expectedProblem?: RegExp
}

type Answer = (route: Route) => Promise<void> | void

const intercept = (calls: readonly string[], answer: Answer) => async (page: Page) => {
  for (const call of calls) await page.route((url) => url.pathname === call, answer)
}

/** Somebody is there who signed in earlier. */
export const signedIn =
  (account: Account, arrange?: Shot['arrange']): Shot['arrange'] =>
  async (page) => {
    await remember(page, account)
    await arrange?.(page)
  }

/** Ready once these words are there, whether or not they are in sight. */
export const text = (words: string) => (page: Page) =>
  page.getByText(words, { exact: true }).first().waitFor({ state: 'attached' })

/** The calls never answer. */
export const hanging = (...calls: string[]) => intercept(calls, () => {})

export const answering = (body: unknown, ...calls: string[]) =>
  intercept(calls, (route) => route.fulfill({ json: body }))

const problem = {
  status: 500,
  code: 'internal',
  title: 'Internal Server Error',
  message: 'Something went wrong.',
}

export const failing = (...calls: string[]) =>
  intercept(calls, (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      body: JSON.stringify(problem),
    }),
  )

export const failedLoad = /status of 500/
