import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { AgentProjectState, TenantProjectState } from 'firebase-tools/lib/emulator/auth/state.js'

import { openStateStore, restoreStates, serialiseStates } from '../../identity/stateStore'

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

test('saved state is restored with the same values and classes', () => {
  const original = projectWithEverything()
  const restored = restoreStates(serialiseStates(new Map([['demo', original]]))).get('demo')
  expect(restored).toEqual(original)
  expect(restored).toBeInstanceOf(AgentProjectState)
  const tenant = restored?.tenantProjectForTenantId.get('tenant-1')
  expect(tenant).toBeInstanceOf(TenantProjectState)
  expect(tenant).toHaveProperty('parentProject', restored)
})

test('simultaneous saves share a write, and each settles when its change is on disk', async () => {
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

test('a change that cannot be saved is undone, as is every change after it', async () => {
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

test('an invalid state file is named in the error and not overwritten', async () => {
  await writeFile(file, '{"half":')
  await expect(openStateStore(file)).rejects.toThrow(file)
  expect(await readFile(file, 'utf8')).toBe('{"half":')
})
