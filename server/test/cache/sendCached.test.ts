import { acceptedEncodings } from '../../src/cache/sendCached'

it.each([
  [undefined, []],
  ['', []],
  ['identity', []],
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['GZIP', ['gzip']],
  ['br;q=0, gzip', ['gzip']],
  ['gzip;q=0', []],
  ['xbrx', []],
  ['br;q=0.5, gzip;q=0.8', ['gzip', 'br']],
  ['*', ['br', 'gzip']],
  ['*;q=0', []],
  ['*, br;q=0', ['gzip']],
  ['*;q=0.1, gzip', ['gzip', 'br']],
  ['identity;q=0, br', ['br']],
  ['identity;q=0, *;q=0', []],
  ['identity, gzip;q=0.5', []],
  ['identity;q=0.5, gzip;q=0.5', ['gzip']],
  ['br;q=2, gzip;q=abc', []],
])('a client with Accept-Encoding: %s gets %j', (header, encodings) => {
  expect(acceptedEncodings(header)).toEqual(encodings)
})
