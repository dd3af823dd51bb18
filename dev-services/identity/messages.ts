import { z } from 'zod'

/** The input of the emulator's worker thread. */
export const workerInputSchema = z.object({
  projectId: z.string(),
  stateFile: z.string(),
  /** Required in every call, because every program and page on this machine can reach the port. */
  key: z.string(),
})

export type WorkerInput = z.infer<typeof workerInputSchema>

export type Mail = { email: string; requestType: string; link: string }

/** Messages of the emulator's worker thread. */
export type WorkerMessage =
  | { type: 'listening'; port: number }
  | { type: 'mail'; mail: Mail }
  | { type: 'failed'; reason: string }

export const KEY_HEADER = 'x-jontro-key'
export const HOST_HEADER = 'x-jontro-host'
