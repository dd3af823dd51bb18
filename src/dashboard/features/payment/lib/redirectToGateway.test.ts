import { redirectToGateway } from './redirectToGateway'

describe('redirecting to the gateway', () => {
  it.each(['javascript:alert(1)', 'data:text/html,x', 'no address'])('rejects %s', (url) => {
    expect(() => redirectToGateway(url)).toThrow()
  })
})
