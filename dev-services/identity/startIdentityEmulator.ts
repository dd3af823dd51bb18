import { once } from 'node:events'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { MessageChannel, Worker, type WorkerOptions } from 'node:worker_threads'

import { z } from 'zod'

import { renderMail } from '../../shop/mail'
import { shop } from '../../shop/shop.config'
import type { Log } from '../log'
import type { DeliveredMail } from '../mailbox/startMailbox'
import { createEmulatorClient } from './emulatorClient'
import type { EmulatorRequest, EmulatorResponse, Mail, WorkerInput } from './messages'

export type IdentityEmulatorOptions = {
  projectId: string
  /** Contains plain passwords, so only its owner can read it. */
  stateFile: string
  log: Log
  /** Delivers the mails that Firebase would send. */
  onMail?: ((mail: DeliveredMail) => Promise<void>) | undefined
  /** `worker.ts` or its bundle. */
  workerFile: string
}

export type EmulatedAccount = {
  uid: string
  email: string
  password: string
  displayName: string
  photoUrl?: string
  emailVerified: boolean
}

const otherText = {
  title: 'Confirm your e-mail address',
  label: 'Confirm the address',
  text: 'Please confirm that this e-mail address is yours.',
}

const TEXTS = new Map([
  [
    'PASSWORD_RESET',
    {
      title: 'Choose a new password',
      label: 'Choose a new password',
      text: 'You can choose a new password for your account. The link works once, for an hour.',
    },
  ],
  [
    'RECOVER_EMAIL',
    {
      title: 'Your e-mail address was changed',
      label: 'Restore the former address',
      text: 'The e-mail address of your account was changed. If that was not you, restore the former one.',
    },
  ],
])

const SUBJECTS: Record<string, string> = {
  PASSWORD_RESET: 'Password reset link',
  VERIFY_EMAIL: 'Verification link',
  VERIFY_AND_CHANGE_EMAIL: 'Link to change the e-mail address',
  RECOVER_EMAIL: 'Link to restore the former e-mail address',
}

function toDeliveredMail({ email, requestType, link }: Mail): DeliveredMail {
  const { title, label, text } = TEXTS.get(requestType) ?? otherText
  const content = {
    subject: `${title} - ${shop.name}`,
    title,
    paragraphs: [text, 'If you did not ask for this, you can ignore this mail.'],
    link: { label, url: link },
    reason: `You get this mail because of your account at ${shop.name}.`,
  }
  return { to: email, ...renderMail(content) }
}

const batchResult = z.object({
  error: z.array(z.object({ index: z.number(), message: z.string() })).default([]),
})

/**
 * The Firebase Auth emulator on the shop's own origin, with every change on disk before its response is sent. It runs in a
 * worker thread because it blocks for seconds when it starts.
 */
export function startIdentityEmulator(options: IdentityEmulatorOptions) {
  const { projectId, stateFile, workerFile, log, onMail } = options
  let worker: Worker
  let isStopping = false
  let started = launch()
  const ready = started.then(() => undefined)
  // Callers of `ready` get the error; without this handler it would also end the process.
  ready.catch(() => undefined)

  /** Resolves when the worker can answer. */
  async function launch(): Promise<Worker> {
    const launched = startWorker(resolve(workerFile), { workerData: { projectId, stateFile } })
    worker = launched
    launched.on('error', (error) => {
      log.error(`The identity service failed: ${String(error)}`)
    })
    await once(launched, 'message')
    launched.on('message', (mail: Mail) => {
      log.info(`${SUBJECTS[mail.requestType] ?? 'Link'} for ${mail.email}: ${mail.link}`)
      onMail?.(toDeliveredMail(mail)).catch((error: unknown) => {
        log.error(`A mail was not delivered: ${String(error)}`)
      })
    })
    launched.once('exit', () => {
      if (isStopping) return
      log.error('The identity service ended unexpectedly; starting it again')
      started = launch()
      started.catch(() => undefined)
    })
    return launched
  }

  /** Waits until the emulator is ready. */
  async function send(request: EmulatorRequest): Promise<EmulatorResponse> {
    const { port1, port2 } = new MessageChannel()
    const target = await started
    const response = new Promise<EmulatorResponse>((resolve, reject) => {
      port1.once('message', resolve)
      port1.once('close', () => reject(new Error('The identity service did not respond')))
    })
    target.postMessage({ request, port: port2 }, [port2])
    return response.finally(() => port1.close())
  }

  const { updateAsOwner, ...client } = createEmulatorClient(send, projectId)

  return {
    ...client,
    send,
    /** Resolves when users can sign in; earlier calls wait. */
    ready,

    /** Creates missing accounts; existing ones are not changed. */
    async ensureAccounts(accounts: readonly EmulatedAccount[]): Promise<void> {
      const users = accounts.map(({ uid, password, ...rest }) => ({
        ...rest,
        localId: uid,
        rawPassword: password,
      }))
      const { status, text } = await updateAsOwner('batchCreate', { users })
      if (status !== 200) throw new Error(`The demo accounts could not be created: ${text}`)
      for (const { index, message } of batchResult.parse(JSON.parse(text)).error) {
        if (message.startsWith('localId belongs to an existing account')) continue
        log.warn(`The account ${accounts[index]?.email} could not be created: ${message}`)
      }
    },

    async stop(): Promise<void> {
      isStopping = true
      await worker.terminate()
    },
  }
}

/** In development the file is TypeScript, which Node 20 cannot start a worker with. */
function startWorker(file: string, options: WorkerOptions & { workerData: WorkerInput }): Worker {
  if (!file.endsWith('.ts')) return new Worker(file, options)
  const url = JSON.stringify(pathToFileURL(file))
  const code = `import('tsx/esm/api').then(({ tsImport }) => tsImport(${url}, ${url}))`
  return new Worker(code, { ...options, eval: true })
}
