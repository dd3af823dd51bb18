import type { BrowserContext } from '@playwright/test'

/** The list of problems that pages have: console errors (also breaches of the content security policy), exceptions, failed requests to the shop. */
export function watchProblems(context: BrowserContext, origin: string): string[] {
  const problems: string[] = []
  context.on('console', (message) => {
    if (message.type() !== 'error') return
    const { url } = message.location()
    problems.push(`console: ${message.text()}${url ? ` (${url})` : ''}`)
  })
  context.on('weberror', (error) => {
    problems.push(`exception: ${error.error().stack ?? error.error().message}`)
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed'
    // Breaches of the policy are in the console as well; without JavaScript, preloaded scripts fail with this reason too.
    if (reason === 'csp') return
    // Leaving a page aborts its requests.
    if (reason === 'net::ERR_ABORTED' || !request.url().startsWith(origin)) return
    problems.push(`${reason}: ${request.url()}`)
  })
  return problems
}

export const unexpectedProblems = (problems: readonly string[], expected: RegExp | undefined) =>
  problems.filter((problem) => !expected?.test(problem))
