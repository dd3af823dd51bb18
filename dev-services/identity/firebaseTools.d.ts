// The parts of the pinned firebase-tools that the emulator's thread uses; it ships no types.

declare module 'firebase-tools/lib/emulator/auth/server.js' {
  import type { RequestListener } from 'node:http'
  import type { AgentProjectState } from 'firebase-tools/lib/emulator/auth/state.js'

  export function createApp(
    defaultProjectId: string,
    singleProjectMode: number,
    projectStateForId: Map<string, AgentProjectState>,
  ): Promise<RequestListener>
}

declare module 'firebase-tools/lib/emulator/auth/state.js' {
  export type OutOfBandCode = { email: string; requestType: string; oobLink: string }

  export class ProjectState {
    readonly projectId: string
    createOob(
      email: string,
      newEmail: string | undefined,
      requestType: string,
      generateLink: (oobCode: string) => string,
    ): OutOfBandCode
  }

  export class AgentProjectState extends ProjectState {
    constructor(projectId: string)
    enableImprovedEmailPrivacy: boolean
    tenantProjectForTenantId: Map<string, TenantProjectState>
  }

  export class TenantProjectState extends ProjectState {
    constructor(projectId: string, tenantId: string, config: unknown, parent: AgentProjectState)
    readonly tenantId: string
  }
}

declare module 'firebase-tools/lib/emulator/auth/apiSpec.js' {
  const apiSpec: { default: { paths: Record<string, unknown> } }
  export default apiSpec
}
