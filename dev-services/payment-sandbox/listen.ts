import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { writeDurably } from '../durableFile'
import type { Sandbox } from './sandbox'

const isTaken = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

async function lastPort(portFile: string): Promise<number> {
  const text = await readFile(portFile, 'utf8').catch(() => '')
  const port = Number(text)
  return Number.isInteger(port) && port > 0 && port < 65_536 ? port : 0
}

async function listenOn(sandbox: Sandbox, port: number): Promise<string> {
  // The process before us may need a moment to let the port go.
  for (let attempt = 0; port !== 0 && attempt < 10; attempt++) {
    try {
      return await sandbox.listen(port)
    } catch (error) {
      if (!isTaken(error)) throw error
      await sleep(100)
    }
  }
  return sandbox.listen(0)
}

/** Listens where it did last time, so that pages opened before a restart can still be paid on. */
export async function listenAsBefore(sandbox: Sandbox, portFile: string): Promise<string> {
  const url = await listenOn(sandbox, await lastPort(portFile))
  await writeDurably(portFile, new URL(url).port)
  return url
}
