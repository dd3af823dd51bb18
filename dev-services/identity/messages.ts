// Apart from the worker, so that importing the types does not load it.

export type WorkerInput = { projectId: string; stateFile: string }

export type EmulatorRequest = {
  path: string
  method: string
  body?: Uint8Array | string
  contentType?: string
  /** Host of the links that the emulator generates. */
  host?: string
  /** With admin rights on all accounts. */
  asOwner?: boolean
}

export type EmulatorResponse = { status: number; contentType: string; text: string }

export type SendToEmulator = (request: EmulatorRequest) => Promise<EmulatorResponse>

export type Mail = { email: string; requestType: string; link: string }
