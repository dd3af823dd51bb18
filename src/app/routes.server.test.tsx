/** @jest-environment node */
import { prerender } from 'react-dom/static'
import { Provider } from 'react-redux'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { shopApi } from '../api'
import { aProduct } from '../testing/builders'
import { createStoreWithListeners } from '../testing/createStoreWithListeners'
import { createRoutes } from './routes'

async function htmlAt(address: string, store = createStoreWithListeners()) {
  const { query, dataRoutes } = createStaticHandler(createRoutes(store.dispatch))
  const context = await query(new Request(`http://localhost${address}`))
  if (context instanceof Response) throw new Error(`${address} redirects`)
  const { prelude } = await prerender(
    <Provider store={store}>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} />
    </Provider>,
  )
  return new Response(prelude).text()
}

describe('rendered on a server', () => {
  it('has no window', () => {
    expect(typeof window).toBe('undefined')
  })

  it('renders the home page with the data of the store', async () => {
    const store = createStoreWithListeners()
    const best = aProduct({ productName: 'Best of all' })
    await store.dispatch(shopApi.util.upsertQueryData('listBestSellers', undefined, [best]))

    const html = await htmlAt('/', store)

    expect(html).toContain('Best of all')
    expect(html).toContain('Loading <!-- -->New Arrivals')
    expect(html).toContain('aria-label="Jontro, home"')
  })

  it('renders the error page for an unknown URL', async () => {
    expect(await htmlAt('/no/such/page')).toContain('Whoops! Something Went Wrong.')
  })
})
