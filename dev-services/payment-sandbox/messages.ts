import { z } from 'zod'

/** From the shop to its sandbox. */
export const startMessage = z.object({ dataDir: z.string(), shopName: z.string() })
export type StartMessage = z.infer<typeof startMessage>

/** From the sandbox to its shop. */
export const sandboxMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready'), url: z.string() }),
  z.object({ kind: z.literal('failed'), reason: z.string() }),
  z.object({ kind: z.literal('log'), level: z.enum(['info', 'warn', 'error']), text: z.string() }),
])
export type SandboxMessage = z.infer<typeof sandboxMessage>
