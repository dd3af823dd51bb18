import formBody from '@fastify/formbody'
import Fastify from 'fastify'
import type { Log } from '../log'
import { apiRoutes } from './apiRoutes'
import { controlRoutes } from './controlRoutes'
import { noFaults } from './faults'
import { openLedger } from './ledger'
import { createNotifier } from './notifier'
import { pageRoutes } from './pageRoutes'
import { createTill } from './till'

export type SandboxOptions = {
  /** Where it keeps what was paid. */
  ledgerFile: string
  shopName: string
  log: Log
}

/** Known to everyone: the sandbox listens on this machine only, and no money moves. */
export const sandboxStore = { storeId: 'demo-store', storePassword: 'demo-store@ssl' } as const

const host = '127.0.0.1'
const isOwnHost = (name: string | undefined) => /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(name ?? '')

/** A card payment provider that behaves as SSLCommerz v4 does. It listens on nothing until it is told where. */
export async function createSandbox({ ledgerFile, shopName, log }: SandboxOptions) {
  let faults = noFaults
  const readFaults = () => faults
  const ledger = await openLedger(ledgerFile)
  const till = createTill(ledger, readFaults)
  const notifier = createNotifier({ ...sandboxStore, faults: readFaults, log })
  const app = Fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 100 } })
  await app.register(formBody)
  app.addHook('onRequest', async ({ headers }, reply) => {
    // A foreign name that leads here would let a foreign page read us.
    if (!isOwnHost(headers.host)) return reply.code(421).send('Unknown host')
  })
  const parts = { shopName, ledger, till, faults: readFaults, ...sandboxStore }
  apiRoutes(app, parts)
  pageRoutes(app, { ...parts, notify: notifier.notify, formOf: notifier.formOf })
  await app.register(async (scope) => {
    // A page of another site can send forms without asking, but no JSON.
    scope.removeContentTypeParser(['application/x-www-form-urlencoded', 'text/plain'])
    controlRoutes(scope, {
      ...parts,
      notify: notifier.notify,
      setFaults: (wanted) => {
        faults = wanted
      },
    })
  })
  return {
    /** Answers the address it then has. */
    listen: (port: number) => app.listen({ host, port }),
    async close() {
      notifier.stop()
      await app.close()
      await ledger.close()
    },
  }
}

export type Sandbox = Awaited<ReturnType<typeof createSandbox>>
