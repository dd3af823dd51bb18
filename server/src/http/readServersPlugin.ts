import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { OperationRecord } from '../../../contract/operations'
import { isCachedTag } from '../cache/responseCache'
import type { ChangeReader } from '../db/changeReader'
import type { ReadServers } from '../db/readServers'
import { isCached } from './registerOperations'

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Whether what this process reads and has cached includes the changes that the caller has seen or made. It waits a moment for them.
     * Otherwise the response has to come from the primary.
     */
    isCurrent(): true | Promise<boolean>
  }
}

/** Resolves when the cache has every change that an event with this ID included; to false if that takes too long. */
export type CatchUp = (eventId: string) => Promise<boolean>

const writeCookie = 'jontro_wrote'
/** Until then a caller gets nothing from before their last write. In seconds. */
const writeCookieAge = 10
/** In milliseconds: the primary is quicker than a replica that takes longer. */
const maxReplayTime = 50

export const hasJustWritten = ({ cookies }: FastifyRequest) => cookies[writeCookie] !== undefined

/** Where in the log the caller's last write is; 0 without one. */
const lastWriteOf = ({ cookies }: FastifyRequest) => Number(cookies[writeCookie] ?? 0) || 0

/** For requests that the server sends to itself in the name of a caller. */
export const toWriteCookie = (request: FastifyRequest) =>
  hasJustWritten(request) ? `${writeCookie}=${lastWriteOf(request)}` : undefined

const isAdminList = ({ method, access, query }: OperationRecord) =>
  method === 'get' && access === 'admin' && Object.hasOwn(query?.properties ?? {}, 'page')

/** All about one customer or a payment comes from the primary. */
const canReadReplica = (operation: OperationRecord) =>
  (isCached(operation) || isAdminList(operation)) &&
  !operation.provides.some((tag) => tag.startsWith('Payment'))

export type ReadServersOptions = {
  catchUp: CatchUp
  /** Undefined if everything is read from the primary. */
  readServers?: (ReadServers & Pick<ChangeReader, 'readUntilWal'>) | undefined
  isSecure: boolean
}

/** Sends the queries of public pages and lists to a replica, and lets nobody miss what they have just written. */
export const readServersPlugin = fp(
  async (app: FastifyInstance, { catchUp, readServers, isSecure }: ReadServersOptions) => {
    const answers = new WeakMap<FastifyRequest, Promise<boolean>>()

    async function catchUpWith(request: FastifyRequest): Promise<boolean> {
      const { 'last-event-id': lastEventId } = request.headers
      if (typeof lastEventId === 'string' && !(await catchUp(lastEventId))) return false
      return readServers?.readUntilWal(lastWriteOf(request), maxReplayTime) ?? true
    }

    app.decorateRequest('isCurrent', function isCurrent() {
      const hasWritten = readServers !== undefined && hasJustWritten(this)
      if (this.headers['last-event-id'] === undefined && !hasWritten) return true
      const answer = answers.get(this) ?? catchUpWith(this)
      answers.set(this, answer)
      return answer
    })

    app.addHook('preSerialization', async (request, reply, response) => {
      const { invalidates = [] } = request.routeOptions.config.operation ?? {}
      const isNoted = readServers ? invalidates.length > 0 : invalidates.some(isCachedTag)
      if (!isNoted || reply.statusCode >= 300) return response
      // A primary that fails now has made the change: no replica is far enough until it is known how far that is.
      const wal = await readServers?.findPrimaryWal().catch(() => Number.MAX_SAFE_INTEGER)
      reply.setCookie(writeCookie, String(wal ?? 1), {
        path: '/',
        maxAge: writeCookieAge,
        httpOnly: true,
        sameSite: 'lax',
        secure: isSecure,
      })
      return response
    })

    if (!readServers) return
    app.addHook('onRoute', (route) => {
      const { operation, isPage } = route.config ?? {}
      if (!isPage && !(operation && canReadReplica(operation))) return
      const handle = route.handler
      route.handler = async function readFromReplica(request, reply) {
        const handleNow = () => handle.call(this, request, reply)
        return (await request.isCurrent())
          ? readServers.runOnReplica(handleNow)
          : readServers.runOnPrimary(handleNow)
      }
    })
  },
)
