/** Only http and https: a URL such as `javascript:` must not be opened. */
export function redirectToGateway(url: string) {
  const { protocol, href } = new URL(url)
  if (protocol !== 'https:' && protocol !== 'http:')
    throw new Error('The gateway has no such page.')
  window.location.assign(href)
}
