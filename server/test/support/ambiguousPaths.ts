/** Paths that routers, proxies and browsers read differently. */
export const ambiguousPaths: readonly string[] = [
  '/success/../..',
  '/success/x/..',
  '/success/%2e%2e/%2E.',
  '/success/./x',
  '/success/x/..\\..\\product\\name',
  '/success/x%5c..%5c',
  '/success/x/..%2f..',
  '/product/a%2Fb/01',
  '/api/product/..%2fall-orders',
  '/identitytoolkit.googleapis.com/../emulator/openapi.json',
  '/no/such/../page',
  '/api/products/%E0%A6',
  '/category/%zz',
]
