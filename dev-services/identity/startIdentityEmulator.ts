import type { FastifyPluginAsync } from 'fastify'

import type { Log } from '../log'
import { type AccountCalls, accountCalls } from './accounts'
import { startThread } from './emulatorThread'
import { describeMail } from './mail'
import { identityProxy } from './proxy'

export type IdentityEmulatorOptions = {
  projectId: string
  /** Contains plain passwords, so only its owner can read it. */
  stateFile: string
  log: Log
  /** `worker.ts` or its bundle. */
  workerFile: string
}

export type IdentityEmulator = AccountCalls & {
  /** Resolves when users can sign in; earlier calls wait. */
  ready: Promise<void>
  fastifyPlugin: FastifyPluginAsync
  stop(): Promise<void>
}

/** The Firebase Auth emulator on the shop's own origin, with every change on disk before its response is sent. */
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
