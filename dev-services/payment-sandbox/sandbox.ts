import formBody from '@fastify/formbody'
import Fastify from 'fastify'
import type { Log } from '../log'
import { apiRoutes } from './apiRoutes'
import { controlRoutes } from './controlRoutes'
import { noFaults } from './faults'
import { openLedger } from './ledger'
import { createNotifier } from './notifications'
import { pageRoutes } from './pageRoutes'

export type SandboxOptions = {
  /** Where payments are recorded. */
  ledgerFile: string
  shopName: string
  log: Log
}

/** Public: the sandbox listens on this machine only, and no money moves. */
export const sandboxStore = { storeId: 'demo-store', storePassword: 'demo-store@ssl' } as const

const host = '127.0.0.1'
const isOwnHost = (name: string | undefined) => /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(name ?? '')

/** A card payment provider that behaves as SSLCommerz v4 does. */
export async function createSandbox({ ledgerFile, shopName, log }: SandboxOptions) {
  const faults = { ...noFaults }
  const ledger = await openLedger(ledgerFile, faults)
  const notifier = createNotifier({ ...sandboxStore, faults, log })
  const app = Fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 100 } })
  await app.register(formBody)
  app.addHook('onRequest', async ({ headers }, reply) => {
    // Prevents DNS rebinding: a foreign name that resolves to this machine would let a foreign page read responses.
    if (!isOwnHost(headers.host)) return reply.code(421).send('Unknown host')
  })
  apiRoutes(app, { ...sandboxStore, ledger, faults })
  pageRoutes(app, { shopName, ledger, notifier })
  await app.register(async (scope) => {
    // A page of another site can send forms without a preflight request, but no JSON.
    scope.removeContentTypeParser(['application/x-www-form-urlencoded', 'text/plain'])
    controlRoutes(scope, { ledger, notifier, faults })
  })
  return {
    /** Returns the address. */
    listen: (port: number) => app.listen({ host, port }),
    async close() {
      notifier.stop()
      await app.close()
      await ledger.close()
    },
  }
}

export type Sandbox = Awaited<ReturnType<typeof createSandbox>>
