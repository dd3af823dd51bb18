/** Sends the browser to the gateway's page, and to nothing that is no page. */
export function redirectToGateway(url: string) {
  const { protocol, href } = new URL(url)
  if (protocol !== 'https:' && protocol !== 'http:')
    throw new Error('The gateway has no such page.')
  window.location.assign(href)
}
