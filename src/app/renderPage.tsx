// The build for Node keeps an AsyncLocalStorage, which makes every promise of the process slower.
import { renderToReadableStream } from 'react-dom/server.edge'
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom'
import { createSend, getEntryTags, getQueryEntries, shopApi } from '@/api'
import type { PageRendererModule, RenderRequest, RenderResult } from '@/common/pageRenderer'
import { localPath } from '@/shared/lib/language'
import { setRuntimeConfig } from '@/shared/lib/runtimeConfig'
import { createStore } from '@/store/store'
import { App } from './App'
import { createRoutes } from './routes'

/** Only the path of a page matters to its routes. */
const origin = 'http://localhost'

async function toHtml(node: Parameters<typeof renderToReadableStream>[0]): Promise<string> {
  const errors: unknown[] = []
  const stream = await renderToReadableStream(node, {
    onError: (error) => void errors.push(error),
    // Large parts would otherwise come later, moved into place by a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  await stream.allReady
  const html = await new Response(stream).text()
  // In place of a component that has thrown, the HTML has the fallback of the next boundary.
  if (errors.length > 0) throw errors[0]
  return html
}

function throwRouteErrors({ errors }: StaticHandlerContext) {
  for (const error of Object.values(errors ?? {})) throw error
}

/** Renders a page for anybody: nothing of the visitor is known here. */
async function render({ url, fetch }: RenderRequest): Promise<RenderResult> {
  const store = createStore(undefined, {
    identityToken: async () => undefined,
    send: createSend(fetch),
  })
  try {
    const { query, dataRoutes } = createStaticHandler(
      createRoutes(store.dispatch, { isOnServer: true }),
      { basename: localPath('/') },
    )
    const context = await query(new Request(new URL(url, origin)))
    if (context instanceof Response) return { redirect: context.headers.get('location') ?? '/' }
    throwRouteErrors(context)
    const entries = getQueryEntries(store.getState())
    const router = createStaticRouter(dataRoutes, context)
    const html = await toHtml(
      <App store={store} router={router}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </App>,
    )
    const route = context.matches.at(-1)?.route.id ?? ''
    return { html, hydrationData: { route, entries }, tags: getEntryTags(entries) }
  } finally {
    // Ends the timers of unused responses, which would keep the store in memory.
    store.dispatch(shopApi.util.resetApiState())
  }
}

/** The client's build for the server exports this; the server imports nothing else of src. */
export const createPageRenderer: PageRendererModule['createPageRenderer'] = (runtimeConfig) => {
  setRuntimeConfig(runtimeConfig)
  return { render }
}
