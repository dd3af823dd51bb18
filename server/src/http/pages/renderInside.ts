import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PageRenderer } from '../../../../common/pageRenderer'
import { failedRenders } from '../../observability/metrics'
import { toWriteCookie } from '../readServersPlugin'

/** Only those that the client's code reads. */
const apiHeaders = ['content-type', 'x-total-count', 'x-total-more'] as const

/** Calls the API inside the process. The visitor's limits count these calls, but no session goes along. */
const createFetch =
  (app: FastifyInstance, caller: FastifyRequest) =>
  async ({ url, headers }: Request): Promise<Response> => {
    const { pathname, search } = new URL(url)
    const { ip, trace } = caller
    const cookie = toWriteCookie(caller)
    const response = await app.inject({
      url: pathname + search,
      remoteAddress: ip,
      headers: {
        host: caller.headers.host,
        ...(cookie && { cookie }),
        accept: headers.get('accept') ?? '*/*',
        ...(trace && { traceparent: trace.traceparent }),
      },
    })
    return new Response(response.body, {
      status: response.statusCode,
      headers: apiHeaders.flatMap((name): [string, string][] => {
        const value = response.headers[name]
        return value === undefined ? [] : [[name, String(value)]]
      }),
    })
  }

/** Renders a page to HTML for anybody; returns undefined if that fails, and then the browser has to render it. */
export async function renderInside(
  app: FastifyInstance,
  renderer: PageRenderer,
  request: FastifyRequest,
  url: string,
) {
  try {
    return await renderer.render({ url, fetch: createFetch(app, request) })
  } catch (error) {
    failedRenders.inc()
    request.log.error(error, 'A page could not be rendered; its shell was sent')
    return undefined
  }
}
