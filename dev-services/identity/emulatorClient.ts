import type { FastifyPluginAsync } from 'fastify'
import type { EmulatorResponse, SendToEmulator } from './messages'
import { identityProxy } from './proxy'

/** Calls the emulator by `send`, from the process that runs it or from another one. */
export function createEmulatorClient(send: SendToEmulator, projectId: string) {
  const updateAsOwner = (operation: string, body: unknown): Promise<EmulatorResponse> =>
    send({
      path: `/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:${operation}`,
      method: 'POST',
      body: JSON.stringify(body),
      contentType: 'application/json',
      asOwner: true,
    })

  async function update(changes: Record<string, unknown>): Promise<void> {
    const { status, text } = await updateAsOwner('update', changes)
    if (status === 200 || text.includes('USER_NOT_FOUND')) return
    throw new Error(`The account could not be changed: ${text}`)
  }

  return {
    fastifyPlugin: identityProxy(send) satisfies FastifyPluginAsync,

    updateAsOwner,

    disableAccount: (uid: string) => update({ localId: uid, disableUser: true }),

    updateProfile: (uid: string, profile: { displayName: string; photoUrl: string | undefined }) =>
      update({ localId: uid, ...profile }),

    lookUpToken: (idToken: string) =>
      send({
        path: '/identitytoolkit.googleapis.com/v1/accounts:lookup?key=demo-key',
        method: 'POST',
        body: JSON.stringify({ idToken }),
        contentType: 'application/json',
      }),
  }
}
