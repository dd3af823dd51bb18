import type { BrowserContext } from '@playwright/test'

/** What no page may do: write an error to the console (a broken content security policy does), throw, fail to load from us. */
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
    // A page that is left drops what it was still loading.
    if (reason === 'net::ERR_ABORTED' || !request.url().startsWith(origin)) return
    problems.push(`${reason}: ${request.url()}`)
  })
  return problems
}
