import { toClientNetwork } from '../../src/http/clientNetwork'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['0:0:0:0:0:FFFF:CB00:7107', '203.0.113.7'],
  ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:db8:1::6', '2001:db8:1::'],
  ['fe80::1%eth0', 'fe80::'],
  ['::1', '::'],
])('counts %s as %s', (ip, network) => {
  expect(toClientNetwork(ip)).toBe(network)
})
