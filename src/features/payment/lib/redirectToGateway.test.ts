import { redirectToGateway } from './redirectToGateway'

describe('leaving for the gateway', () => {
  it.each(['javascript:alert(1)', 'data:text/html,x', 'no address'])('refuses %s', (url) => {
    expect(() => redirectToGateway(url)).toThrow()
  })
})
