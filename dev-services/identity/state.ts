import { AgentProjectState, TenantProjectState } from 'firebase-tools/lib/emulator/auth/state.js'

export type ProjectStates = Map<string, AgentProjectState>

/** Created by the classes; `parentProject` would make the JSON circular. */
const NOT_STATE = new Set(['_authCloudFunction', 'parentProject'])

export function serialiseStates(states: ProjectStates): string {
  return JSON.stringify(states, (key, value: unknown) => {
    if (NOT_STATE.has(key)) return undefined
    if (value instanceof Map) return { $map: [...value] }
    if (value instanceof Set) return { $set: [...value] }
    return value
  })
}

export function restoreStates(text: string): ProjectStates {
  const projects: unknown = JSON.parse(text, (_key, value: unknown) => {
    if (isTagged(value, '$map')) return new Map(value.$map)
    if (isTagged(value, '$set')) return new Set(value.$set)
    return value
  })
  if (!isMap(projects)) throw new Error('it holds no accounts')
  return new Map([...projects].map(([id, saved]) => [id, restoreProject(id, saved)]))
}

function isMap(value: unknown): value is Map<string, object> {
  return value instanceof Map
}

function restoreProject(projectId: string, saved: object): AgentProjectState {
  const project: AgentProjectState = Object.assign(new AgentProjectState(projectId), saved)
  for (const [tenantId, tenant] of project.tenantProjectForTenantId) {
    const fresh = new TenantProjectState(projectId, tenantId, {}, project)
    project.tenantProjectForTenantId.set(tenantId, Object.assign(fresh, tenant))
  }
  return project
}

function isTagged<Tag extends '$map' | '$set'>(
  value: unknown,
  tag: Tag,
): value is Record<Tag, [unknown, unknown][]> {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, tag)
}
