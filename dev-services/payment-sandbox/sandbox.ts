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
  let faults = noFaults
  const readFaults = () => faults
  const ledger = await openLedger(ledgerFile, readFaults)
  const notifier = createNotifier({ ...sandboxStore, faults: readFaults, log })
  const app = Fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 100 } })
  await app.register(formBody)
  app.addHook('onRequest', async ({ headers }, reply) => {
    // Prevents DNS rebinding: a foreign name that resolves to this machine would let a foreign page read responses.
    if (!isOwnHost(headers.host)) return reply.code(421).send('Unknown host')
  })
  const parts = { shopName, ledger, faults: readFaults, ...sandboxStore }
  apiRoutes(app, parts)
  pageRoutes(app, { ...parts, notify: notifier.notify, formOf: notifier.formOf })
  await app.register(async (scope) => {
    // A page of another site can send forms without a preflight request, but no JSON.
    scope.removeContentTypeParser(['application/x-www-form-urlencoded', 'text/plain'])
    controlRoutes(scope, {
      ...parts,
      notify: notifier.notify,
      setFaults: (newFaults) => {
        faults = newFaults
      },
    })
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
