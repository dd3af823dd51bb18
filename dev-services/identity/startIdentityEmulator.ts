import type { FastifyPluginAsync } from 'fastify'

import type { Log } from '../log'
import { type AccountCalls, accountCalls } from './accounts'
import { startThread } from './emulatorThread'
import { describeMail } from './mail'
import { identityProxy } from './proxy'

export type IdentityEmulatorOptions = {
  projectId: string
  /** Holds plain passwords; only its owner may read it. */
  stateFile: string
  log: Log
  /** `worker.ts`, or what was bundled of it. */
  workerFile: string
}

export type IdentityEmulator = AccountCalls & {
  /** Resolves when people can sign in; calls that come before are held until then. */
  ready: Promise<void>
  fastifyPlugin: FastifyPluginAsync
  stop(): Promise<void>
}

/** The Firebase Auth emulator on the shop's own origin, with every account on disk before its answer leaves. */
export function startIdentityEmulator(options: IdentityEmulatorOptions): IdentityEmulator {
  const { projectId, log } = options
  const onMail = (mail: Parameters<typeof describeMail>[0]) => log.info(describeMail(mail))
  const thread = startThread({ ...options, onMail })
  return {
    ready: thread.ready,
    fastifyPlugin: identityProxy(thread),
    stop: thread.stop,
    ...accountCalls(thread, projectId, log),
  }
}
