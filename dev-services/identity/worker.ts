import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'

import apiSpec from 'firebase-tools/lib/emulator/auth/apiSpec.js'
import { createApp } from 'firebase-tools/lib/emulator/auth/server.js'
import { AgentProjectState, ProjectState } from 'firebase-tools/lib/emulator/auth/state.js'

import type {
  EmulatorRequest,
  EmulatorResponse,
  Mail,
  SendToEmulator,
  WorkerInput,
} from './messages'
import { openStateStore } from './stateStore'

/** The calls that the shop and the Firebase SDK make. The other sixty would take five more seconds and 70 MB to prepare. */
const SERVED =
  /^\/v1\/(accounts:(createAuthUri|delete|lookup|resetPassword|sendOobCode|signInWithIdp|signInWithPassword|signUp|update)|projects|recaptchaParams|token|projects\/\{targetProjectId\}\/accounts:(batchCreate|lookup|update))$/

const REJECT_OTHER_PROJECTS = 2

const READ_ONLY = /\/accounts:(lookup|createAuthUri)(\?|$)/

const UNAVAILABLE: EmulatorResponse = {
  status: 503,
  contentType: 'application/json',
  text: JSON.stringify({ error: { code: 503, message: 'INTERNAL_ERROR', errors: [] } }),
}

async function startEmulator({ projectId, stateFile }: WorkerInput): Promise<SendToEmulator> {
  const { paths } = apiSpec.default
  const served = Object.entries(paths).filter(([path]) => SERVED.test(path))
  apiSpec.default.paths = Object.fromEntries(served)
  reportMail()
  const store = await openStateStore(stateFile)
  const project = store.states.get(projectId) ?? new AgentProjectState(projectId)
  // As in new Firebase projects: sign-in and password reset do not reveal whether an address exists.
  project.enableImprovedEmailPrivacy = true
  store.states.set(projectId, project)
  const emulator = await createApp(projectId, REJECT_OTHER_PROJECTS, store.states)

  // Required in every request, because every program and page on this machine can reach the port.
  const key = randomBytes(24).toString('hex')
  const server = createServer((request, response) => {
    const { 'x-key': givenKey, 'x-host': host } = request.headers
    if (givenKey !== key) return void response.writeHead(403).end()
    if (typeof host === 'string') request.headers.host = host
    emulator(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined

  return async (request) => {
    const { path, method, body, contentType, host, asOwner } = request
    const headers = new Headers({ 'x-key': key })
    if (host) headers.set('x-host', host)
    if (contentType) headers.set('content-type', contentType)
    if (asOwner) headers.set('authorization', 'Bearer owner')
    const signal = AbortSignal.timeout(30_000)
    const url = `http://127.0.0.1:${port}${path}`
    const response = await fetch(url, { method, headers, body, signal, redirect: 'manual' })
    const text = await response.text()
    if (method !== 'GET' && !READ_ONLY.test(path)) await store.save()
    const type = response.headers.get('content-type') ?? 'application/json'
    return { status: response.status, contentType: type, text }
  }
}

/** The emulator sends no e-mail; the server prints its link on the console. */
function reportMail(): void {
  const { createOob } = ProjectState.prototype
  ProjectState.prototype.createOob = function (...args) {
    const { email, requestType, oobLink: link, ...code } = createOob.apply(this, args)
    parentPort?.postMessage({ email, requestType, link } satisfies Mail)
    return { email, requestType, oobLink: link, ...code }
  }
}

const send = await startEmulator(workerData as WorkerInput)
parentPort?.on('message', ({ request, port }: { request: EmulatorRequest; port: MessagePort }) => {
  void send(request)
    .catch(() => UNAVAILABLE)
    .then((response) => port.postMessage(response))
})
parentPort?.postMessage('ready')
