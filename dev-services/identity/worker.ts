import { createServer, type RequestListener } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

import apiSpec from 'firebase-tools/lib/emulator/auth/apiSpec.js'
import { createApp } from 'firebase-tools/lib/emulator/auth/server.js'
import { AgentProjectState, ProjectState } from 'firebase-tools/lib/emulator/auth/state.js'

import { delayResponse } from './delayResponse'
import {
  HOST_HEADER,
  KEY_HEADER,
  type WorkerInput,
  type WorkerMessage,
  workerInputSchema,
} from './messages'
import { openStateStore } from './stateStore'

/** The calls that the shop and the Firebase SDK make. The other sixty would take five more seconds and 70 MB to prepare. */
const SERVED =
  /^\/v1\/(accounts:(createAuthUri|delete|lookup|resetPassword|sendOobCode|signInWithIdp|signInWithPassword|signUp|update)|projects|recaptchaParams|token|projects\/\{targetProjectId\}\/accounts:(batchCreate|lookup|update))$/

const REJECT_OTHER_PROJECTS = 2

const READ_ONLY = /\/accounts:(lookup|createAuthUri)(\?|$)/

async function serve({ projectId, stateFile, key }: WorkerInput): Promise<void> {
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

  const answer: RequestListener = (request, response) => {
    if (request.headers[KEY_HEADER] !== key) {
      response.writeHead(403).end()
      return
    }
    const host = request.headers[HOST_HEADER]
    if (typeof host === 'string') request.headers.host = host
    if (request.method !== 'GET' && !READ_ONLY.test(request.url ?? '')) {
      delayResponse(response, store.save)
    }
    emulator(request, response)
  }

  const server = createServer(answer).listen(0, '127.0.0.1', () => {
    const address = server.address()
    if (address && typeof address === 'object') post({ type: 'listening', port: address.port })
  })
  parentPort?.once('message', () => {
    server.close()
    server.closeAllConnections()
    void store.save().finally(() => process.exit(0))
  })
}

/** The emulator sends no e-mail; the server prints its link on the console. */
function reportMail(): void {
  const { createOob } = ProjectState.prototype
  ProjectState.prototype.createOob = function (...args) {
    const code = createOob.apply(this, args)
    post({
      type: 'mail',
      mail: { email: code.email, requestType: code.requestType, link: code.oobLink },
    })
    return code
  }
}

function post(message: WorkerMessage): void {
  parentPort?.postMessage(message)
}

serve(workerInputSchema.parse(workerData)).catch((error: unknown) => {
  post({ type: 'failed', reason: error instanceof Error ? error.message : String(error) })
  process.exitCode = 1
})
