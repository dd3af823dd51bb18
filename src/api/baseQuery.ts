import type { BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query'
import { fetchBaseQuery } from '@reduxjs/toolkit/query'
import { lastEventId } from './event-stream/lastEventId'
import { type ApiProblem, toApiProblem } from './problem'

/** For endpoints, beside the response; most of it is taken from its headers. */
export type ResponseMeta = {
  /** Number of entries on all pages, if the response is a page of a list. */
  totalCount?: number
  /** A search has more matches than were counted. */
  isMore?: boolean
  /** The version of the resource, for `If-Match`. */
  etag?: string
  /** Of the store that has sent the call. */
  getState?: () => unknown
}

/** The store's `extraArgument`. */
export type CallContext = {
  /** Firebase's ID token; undefined if no user is signed in. */
  identityToken: () => Promise<string | undefined>
  /** Sends the calls of a store on the server, which have no network to go through. */
  send?: ReturnType<typeof createSend>
}

const timeout = 20_000
/** A picture from a slow line. */
const uploadTimeout = 120_000
/** What is done to 100,000 products takes minutes, and on a busy machine more than twenty. */
const importTimeout = 1_800_000
const slowEndpoints = /ProductImport$|BulkEdit$/

/** Outside of a browser, `Request` requires absolute URLs. */
const origin = typeof location === 'undefined' ? 'http://localhost' : location.origin

export const createSend = (fetchFn?: (request: Request) => Promise<Response>) =>
  fetchBaseQuery({
    baseUrl: origin,
    credentials: 'same-origin',
    // When a browser goes back, it otherwise takes responses from its cache until the page has loaded.
    cache: 'no-cache',
    ...(fetchFn && { fetchFn: (input) => fetchFn(new Request(input)) }),
    async prepareHeaders(headers, { endpoint, extra, type }) {
      headers.set('Accept', 'application/json, application/problem+json')
      if (type === 'query' && lastEventId.get()) headers.set('Last-Event-ID', lastEventId.get())
      const token = endpoint === 'createSession' ? await identityTokenOf(extra) : undefined
      if (token) headers.set('Authorization', `Bearer ${token}`)
      return headers
    },
  })

const sendByNetwork = createSend()

export const baseQuery: BaseQueryFn<FetchArgs, unknown, ApiProblem, object, ResponseMeta> = async (
  args,
  api,
  extraOptions,
) => {
  const form = formOf(args.body)
  const send = (isCallContext(api.extra) && api.extra.send) || sendByNetwork
  const result = await send(
    {
      ...args,
      body: form ?? (args.body as unknown),
      timeout: timeoutOf(api.endpoint, form),
    },
    api,
    extraOptions,
  )
  const meta = { ...metaOf(result.meta?.response?.headers), getState: api.getState }
  return result.error ? { error: toApiProblem(result.error), meta } : { data: result.data, meta }
}

function timeoutOf(endpoint: string, form: FormData | undefined): number {
  if (slowEndpoints.test(endpoint)) return importTimeout
  return form ? uploadTimeout : timeout
}

function isCallContext(extra: unknown): extra is CallContext {
  return typeof extra === 'object' && extra !== null && 'identityToken' in extra
}

/** The contract's `identityToken`. */
async function identityTokenOf(extra: unknown): Promise<string | undefined> {
  return isCallContext(extra) ? extra.identityToken().catch(() => undefined) : undefined
}

/** A body with a file is sent as multipart. */
function formOf(body: unknown): FormData | undefined {
  if (typeof body !== 'object' || body === null || body instanceof FormData) return undefined
  const fields = Object.entries(body)
  if (!fields.some(([, value]) => value instanceof Blob)) return undefined
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value instanceof Blob ? value : `${value}`)
  return form
}

function metaOf(headers: Headers | undefined): ResponseMeta {
  const total = headers?.get('X-Total-Count')
  const etag = headers?.get('ETag')
  return {
    ...(total && { totalCount: Number(total) }),
    ...(headers?.has('X-Total-More') && { isMore: true }),
    ...(etag && { etag }),
  }
}
