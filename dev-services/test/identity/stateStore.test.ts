import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { AgentProjectState, TenantProjectState } from 'firebase-tools/lib/emulator/auth/state.js'

import { restoreStates, serialiseStates } from '../../identity/state'
import { openStateStore } from '../../identity/stateStore'

let folder: string
let file: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jontro-state-'))
  file = join(folder, 'identity.json')
})

afterEach(() => rm(folder, { recursive: true, force: true }))

function addLink(project: AgentProjectState, email: string) {
  project.createOob(email, undefined, 'PASSWORD_RESET', (code) => `http://localhost/${code}`)
}

function projectWithEverything(): AgentProjectState {
  const project = new AgentProjectState('demo')
  addLink(project, 'a@example.com')
  project.enableImprovedEmailPrivacy = true
  const tenant = new TenantProjectState('demo', 'tenant-1', { allowPasswordSignup: true }, project)
  project.tenantProjectForTenantId.set('tenant-1', tenant)
  Object.assign(project, {
    pendingLocalIds: new Set(['pending']),
    users: new Map([['u1', { localId: 'u1' }]]),
  })
  return project
}

test('what was saved comes back the same, as the same kinds of things', () => {
  const original = projectWithEverything()
  const restored = restoreStates(serialiseStates(new Map([['demo', original]]))).get('demo')
  expect(restored).toEqual(original)
  expect(restored).toBeInstanceOf(AgentProjectState)
  const tenant = restored?.tenantProjectForTenantId.get('tenant-1')
  expect(tenant).toBeInstanceOf(TenantProjectState)
  expect(tenant).toHaveProperty('parentProject', restored)
})

test('calls at the same moment share a write, and each settles with its change on disk', async () => {
  const store = await openStateStore(file)
  const project = new AgentProjectState('demo')
  store.states.set('demo', project)
  await Promise.all(
    ['a', 'b', 'c'].map(async (name) => {
      addLink(project, `${name}@example.com`)
      await store.save()
      expect(await readFile(file, 'utf8')).toContain(`${name}@example.com`)
    }),
  )
})

test('a change that can not be kept is undone, and so is each that came with it', async () => {
  const store = await openStateStore(file)
  const project = new AgentProjectState('demo')
  store.states.set('demo', project)
  addLink(project, 'kept@example.com')
  await store.save()

  await rm(folder, { recursive: true })
  addLink(project, 'lost@example.com')
  const first = store.save()
  // Long enough for the first to be written, too short for it to have failed.
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
  addLink(project, 'lost-too@example.com')
  const second = store.save()
  await expect(first).rejects.toThrow()
  await expect(second).rejects.toThrow()

  const left = serialiseStates(store.states)
  expect(left).toContain('kept@example.com')
  expect(left).not.toContain('lost')

  await mkdir(folder)
  const restored = store.states.get('demo')
  if (restored) addLink(restored, 'later@example.com')
  await store.save()
  expect(await readFile(file, 'utf8')).toContain('later@example.com')
})

test('a file that is no state is named rather than overwritten', async () => {
  await writeFile(file, '{"half":')
  await expect(openStateStore(file)).rejects.toThrow(file)
  expect(await readFile(file, 'utf8')).toBe('{"half":')
})
