import type { Page, Route } from '@playwright/test'
import { hydrationDataId } from '../../common/pageRenderer'
import type { Account } from '../../lab/people/customerApi'
import { somethingWentWrong } from '../../src/api/messages'
import { localPath } from '../../src/shared/lib/language'
import { remember } from '../browser/remember'
import type { Width } from '../browser/widths'

/** A page in one of its states. */
export type Shot = {
  page: string
  /** Every page has a `full` one. */
  state: string
  path: string
  /** Before the page is opened: mocked responses, a session. */
  arrange?: (page: Page) => Promise<unknown>
  ready: (page: Page) => Promise<unknown>
  /** If the state exists on some screens only. */
  widths?: readonly Width[]
  /** The visible part only: a dialog covers the page. */
  isOneScreen?: boolean
  /** As printed. */
  isOnPaper?: boolean
  /** What the state writes to the console by its nature. */
  expectedProblem?: RegExp
}

type State = Omit<Partial<Shot>, 'ready'> & {
  account?: Account
  /** A text waits until it is in the page, in view or not. */
  ready: string | Shot['ready']
}

/** The shots of one page, by the names of their states. Its paths are English, and those of the shots in the language of the texts. */
export function shotsOf(
  page: string,
  common: Partial<State> & { path: string },
  states: Record<string, State>,
): Shot[] {
  return Object.entries(states).map(([state, own]) => {
    const { path, account, ready, arrange, ...shot } = { ...common, ...own }
    return {
      ...shot,
      page,
      state,
      path: localPath(path),
      ready: typeof ready === 'string' ? text(ready) : ready,
      arrange: account
        ? async (target) => {
            await remember(target, account)
            await arrange?.(target)
          }
        : arrange,
    }
  })
}

export const text = (content: string) => (page: Page) =>
  page.getByText(content, { exact: true }).first().waitFor({ state: 'attached' })

/** Removes the data that the server has rendered the page with, so that the page calls the API itself. */
async function sendWithoutData(route: Route) {
  if (route.request().resourceType() !== 'document') return route.fallback()
  const response = await route.fetch()
  const body = await response.text()
  await route.fulfill({ response, body: body.replace(`id="${hydrationDataId}"`, '') })
}

const intercept =
  (calls: readonly string[], handle: (route: Route) => Promise<void> | void) =>
  async (page: Page) => {
    await page.route('**/*', sendWithoutData)
    for (const call of calls) await page.route((url) => url.pathname === call, handle)
  }

/** Calls that never return. */
export const hanging = (...calls: string[]) => ({ arrange: intercept(calls, () => {}) })

export const responding = (body: unknown, ...calls: string[]) => ({
  arrange: intercept(calls, (route) => route.fulfill({ json: body })),
})

const problem = {
  status: 500,
  code: 'internal',
  title: 'Internal Server Error',
  message: somethingWentWrong.en,
  messageBn: somethingWentWrong.bn,
}

export const failing = (...calls: string[]) => ({
  arrange: intercept(calls, (route) =>
    route.fulfill({ status: 500, contentType: 'application/problem+json', json: problem }),
  ),
  expectedProblem: /status of 500/,
})

export const all = (...mocks: readonly { arrange: (page: Page) => Promise<unknown> }[]) => ({
  arrange: async (page: Page) => {
    for (const { arrange } of mocks) await arrange(page)
  },
})
