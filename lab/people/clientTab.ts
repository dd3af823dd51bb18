import type { FastifyInstance } from 'fastify'
import { resolveTags, type Tag } from '../../contract/tags'
import type { OperationId } from '../../server/src/contract/types'
import { operations } from '../../server/src/http/registerOperations'
import type { ShopProcess } from '../shop/innerShop'
import type { SignedIn } from './sessions'

export type Query = {
  url: string
  path: Record<string, string>
  parameters: Record<string, string>
  provides: readonly string[]
  isPublic: boolean
}
export type Answer = { status: number; body: string }
type View = Answer & { tags: readonly Tag[] }

/** In milliseconds, as in the client. */
const slack = 5_000

export function toQuery(
  id: OperationId,
  path: Record<string, string> = {},
  parameters: Record<string, string> = {},
): Query {
  const operation = operations.find((each) => each.id === id)
  if (!operation) throw new Error(`${id} is not in the contract`)
  const url = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => path[name] ?? '')
  return {
    url: `${url}?${new URLSearchParams(parameters).toString()}`,
    path,
    parameters,
    provides: operation.provides,
    isPublic: operation.access === 'public',
  }
}

export async function ask(
  app: FastifyInstance,
  { url }: Query,
  headers: Record<string, string>,
): Promise<Answer> {
  const { statusCode, body } = await app.inject({ url, headers })
  // Problems contain the ID of the request.
  return { status: statusCode, body: statusCode === 200 ? body : '' }
}

type Options = {
  /** The load balancer: any process, for each request and stream. */
  pickProcess: () => ShopProcess
  /** Whether the browser reads the ID that comes with the HTML of the page. */
  readsEventId: boolean
  user?: SignedIn
  queries: readonly Query[]
  /** Queries that only an admin has open. */
  adminQueries?: readonly Query[]
}

/** A tab of the client: shows queries, and refetches those that the events of its stream invalidate. */
export function openTab({ pickProcess, readsEventId, user, queries, adminQueries = [] }: Options) {
  const openedAt = performance.now()
  const views = new Map<string, View>()
  /** For each request: what was invalidated since it was sent. */
  const inFlight = new Map<Query, { tags: Set<Tag>; isEverything: boolean }>()
  const working = new Set<Promise<void>>()
  const roleQuery = user && toQuery('getRole', { emailOrId: user.id })
  let open: Query[] = []
  /** Renders the page, with the responses of its queries. */
  const server = pickProcess()
  let cursor = readsEventId ? server.broker.getLastEventId() : undefined
  let connections = 0
  let disconnect = () => {}

  const cookies = (): Record<string, string> => (user ? { cookie: user.cookie } : {})

  function work(task: () => Promise<void>) {
    const running: Promise<void> = task().finally(() => working.delete(running))
    working.add(running)
  }

  async function fetch(query: Query, isRendering = false): Promise<void> {
    const missed = { tags: new Set<Tag>(), isEverything: false }
    inFlight.set(query, missed)
    const { app } = isRendering ? server : pickProcess()
    const answer = await ask(app, query, {
      ...(!isRendering && cookies()),
      ...(!isRendering && cursor !== undefined && { 'last-event-id': cursor }),
    })
    inFlight.delete(query)
    if (!open.includes(query)) return
    const response: unknown = answer.status === 200 ? JSON.parse(answer.body) : undefined
    const sources = { path: query.path, query: query.parameters, body: undefined, response }
    const tags = resolveTags(query.provides, sources)
    views.set(query.url, { ...answer, tags })
    if (query === roleQuery) showPagesOf(answer)
    if (missed.isEverything || tags.some((tag) => missed.tags.has(tag))) return fetch(query)
  }

  function show(added: readonly Query[], isRendering = false) {
    const fresh = added.filter((query) => !open.includes(query))
    open.push(...fresh)
    for (const query of fresh) work(() => fetch(query, isRendering))
  }

  function showPagesOf({ body }: Answer) {
    if (body.includes('"admin"')) show(adminQueries)
    else open = open.filter((query) => !adminQueries.includes(query))
  }

  function refetch(isAffected: (tags: readonly Tag[]) => boolean) {
    for (const query of open) {
      const view = views.get(query.url)
      if (inFlight.has(query) || !view || !isAffected(view.tags)) continue
      work(() => fetch(query))
    }
  }

  function handleEvent(event: 'tags' | 'gap', data: string, id: string) {
    cursor = id
    if (event === 'gap') {
      for (const missed of inFlight.values()) missed.isEverything = true
      refetch(() => true)
      return
    }
    const changed = new Set(JSON.parse(data) as Tag[])
    for (const { tags } of inFlight.values()) for (const tag of changed) tags.add(tag)
    refetch((tags) => tags.some((tag) => changed.has(tag)))
  }

  async function connect(): Promise<void> {
    connections += 1
    const number = connections
    const process = pickProcess()
    const session = user && (await process.sessions.find(user.sessionKey))
    if (cursor !== undefined) await process.catchUp(cursor)
    if (number !== connections) return
    let isOpen = true
    disconnect = () => {
      isOpen = false
      unsubscribe()
    }
    const unsubscribe = process.broker.subscribe(
      {
        session,
        sessionKey: user?.sessionKey,
        send: (event, data, id) => {
          if (isOpen) handleEvent(event, data, id)
        },
        close: () => {
          isOpen = false
          work(reconnect)
        },
      },
      cursor === undefined ? { age: performance.now() - openedAt + slack } : { id: cursor },
    )
  }

  async function reconnect() {
    disconnect()
    await connect()
  }

  show(
    queries.filter(({ isPublic }) => isPublic),
    true,
  )
  show([...(roleQuery ? [roleQuery] : []), ...queries])
  work(connect)

  return {
    /** Opens another page. */
    show: (added: readonly Query[]) => show(added),
    reconnect: () => work(reconnect),
    isIdle: () => working.size === 0,
    untilIdle: async () => {
      while (working.size > 0) await Promise.all(working)
    },
    views: () => open.map((query) => ({ query, cookies: cookies(), shown: views.get(query.url) })),
    close: () => disconnect(),
  }
}

export type ClientTab = ReturnType<typeof openTab>
