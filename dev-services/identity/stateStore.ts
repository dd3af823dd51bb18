import { readFile } from 'node:fs/promises'

import { AgentProjectState, TenantProjectState } from 'firebase-tools/lib/emulator/auth/state.js'

import { writeDurably } from '../durableFile'
import { errorCode } from '../errorCode'

type ProjectStates = Map<string, AgentProjectState>

export type StateStore = {
  states: ProjectStates
  /** Settles when all earlier changes are on disk; calls during a write share the next one. */
  save(): Promise<void>
}

export async function openStateStore(file: string): Promise<StateStore> {
  let saved = await readFile(file, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return '{"$map":[]}'
    throw error
  })
  const states = restore(saved, file)
  let running: Promise<void> = Promise.resolve()
  let next: Promise<void> | undefined
  let rollbacks = 0

  async function write() {
    const text = serialiseStates(states)
    if (text === saved) return
    try {
      await writeDurably(file, text)
      saved = text
    } catch (error) {
      // A change that is not on disk was not acknowledged, so it must not be visible either.
      rollbacks += 1
      states.clear()
      for (const [id, state] of restoreStates(saved)) states.set(id, state)
      throw error
    }
  }

  async function writeAfterRunning() {
    const before = rollbacks
    await running.catch(() => undefined)
    next = undefined
    if (rollbacks !== before) throw new Error('An earlier change could not be saved.')
    running = write()
    await running
  }

  return {
    states,
    save() {
      next ??= writeAfterRunning()
      return next
    },
  }
}

function restore(text: string, file: string): ProjectStates {
  try {
    return restoreStates(text)
  } catch (cause) {
    throw new Error(`The accounts in ${file} can't be read: ${String(cause)}`, { cause })
  }
}

/** Created by the classes; `parentProject` would make the JSON circular. */
const NOT_STATE = new Set(['_authCloudFunction', 'parentProject'])

export function serialiseStates(states: ProjectStates): string {
  return JSON.stringify(states, (key, value: unknown) => {
    if (NOT_STATE.has(key)) return undefined
    if (value instanceof Map) return { $map: [...value] }
    return value instanceof Set ? { $set: [...value] } : value
  })
}

export function restoreStates(text: string): ProjectStates {
  const projects: unknown = JSON.parse(text, (_key, value: unknown) => {
    if (isTagged(value, '$map')) return new Map(value.$map)
    return isTagged(value, '$set') ? new Set(value.$set) : value
  })
  if (!isMap(projects)) throw new Error('it holds no accounts')
  return new Map([...projects].map(([id, saved]) => [id, restoreProject(id, saved)]))
}

const isMap = (value: unknown): value is Map<string, object> => value instanceof Map

function restoreProject(projectId: string, saved: object): AgentProjectState {
  const project: AgentProjectState = Object.assign(new AgentProjectState(projectId), saved)
  for (const [tenantId, tenant] of project.tenantProjectForTenantId) {
    const fresh = new TenantProjectState(projectId, tenantId, {}, project)
    project.tenantProjectForTenantId.set(tenantId, Object.assign(fresh, tenant))
  }
  return project
}

const isTagged = <Tag extends '$map' | '$set'>(
  value: unknown,
  tag: Tag,
): value is Record<Tag, [unknown, unknown][]> =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, tag)
