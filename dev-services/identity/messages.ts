import { z } from 'zod'

/** What the emulator's thread is given at its start. */
export const workerInputSchema = z.object({
  projectId: z.string(),
  stateFile: z.string(),
  /** Only calls that carry it are answered: any program and page on this machine can reach the port. */
  key: z.string(),
})

export type WorkerInput = z.infer<typeof workerInputSchema>

export type Mail = { email: string; requestType: string; link: string }

/** What the emulator's thread says. */
export type WorkerMessage =
  | { type: 'listening'; port: number }
  | { type: 'mail'; mail: Mail }
  | { type: 'failed'; reason: string }

export const KEY_HEADER = 'x-jontro-key'
export const HOST_HEADER = 'x-jontro-host'
