import { createServer, type RequestListener } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

import apiSpec from 'firebase-tools/lib/emulator/auth/apiSpec.js'
import { createApp } from 'firebase-tools/lib/emulator/auth/server.js'
import { AgentProjectState, ProjectState } from 'firebase-tools/lib/emulator/auth/state.js'

import { holdAnswer } from './holdAnswer'
import {
  HOST_HEADER,
  KEY_HEADER,
  type WorkerInput,
  type WorkerMessage,
  workerInputSchema,
} from './messages'
import { openStateStore } from './stateStore'

/**
 * The calls the shop and its identity library make. Preparing the other sixty would take another
 * five seconds and 70 MB, and nobody should be able to make them.
 */
const SERVED =
  /^\/v1\/(accounts:(createAuthUri|delete|lookup|resetPassword|sendOobCode|signInWithIdp|signInWithPassword|signUp|update)|projects|recaptchaParams|token|projects\/\{targetProjectId\}\/accounts:(batchCreate|lookup|update))$/

const REFUSE_OTHER_PROJECTS = 2

const CHANGES_NOTHING = /\/accounts:(lookup|createAuthUri)(\?|$)/

async function serve({ projectId, stateFile, key }: WorkerInput): Promise<void> {
  const { paths } = apiSpec.default
  const served = Object.entries(paths).filter(([path]) => SERVED.test(path))
  apiSpec.default.paths = Object.fromEntries(served)
  announceMail()
  const store = await openStateStore(stateFile)
  const project = store.states.get(projectId) ?? new AgentProjectState(projectId)
  // As in projects that are made today: sign-in and reset don't tell whether an address is known.
  project.enableImprovedEmailPrivacy = true
  store.states.set(projectId, project)
  const emulator = await createApp(projectId, REFUSE_OTHER_PROJECTS, store.states)

  const answer: RequestListener = (request, response) => {
    if (request.headers[KEY_HEADER] !== key) {
      response.writeHead(403).end()
      return
    }
    const host = request.headers[HOST_HEADER]
    if (typeof host === 'string') request.headers.host = host
    if (request.method !== 'GET' && !CHANGES_NOTHING.test(request.url ?? '')) {
      holdAnswer(response, store.save)
    }
    emulator(request, response)
  }

  const server = createServer(answer).listen(0, '127.0.0.1', () => {
    const address = server.address()
    if (address && typeof address === 'object') say({ type: 'listening', port: address.port })
  })
  parentPort?.once('message', () => {
    server.close()
    server.closeAllConnections()
    void store.save().finally(() => process.exit(0))
  })
}

/** The emulator sends no mail; the shop shows on its console what would have been in it. */
function announceMail(): void {
  const { createOob } = ProjectState.prototype
  ProjectState.prototype.createOob = function (...args) {
    const code = createOob.apply(this, args)
    say({
      type: 'mail',
      mail: { email: code.email, requestType: code.requestType, link: code.oobLink },
    })
    return code
  }
}

function say(message: WorkerMessage): void {
  parentPort?.postMessage(message)
}

serve(workerInputSchema.parse(workerData)).catch((error: unknown) => {
  say({ type: 'failed', reason: error instanceof Error ? error.message : String(error) })
  process.exitCode = 1
})
