import { readFile } from 'node:fs/promises'

import type { AgentProjectState } from 'firebase-tools/lib/emulator/auth/state.js'

import { writeDurably } from '../durableFile'
import { errorCode } from '../errorCode'
import { type ProjectStates, restoreStates, serialiseStates } from './state'

export type StateStore = {
  states: ProjectStates
  /** Settles when all earlier changes are on disk; calls during a write share the next one. */
  save(): Promise<void>
}

export async function openStateStore(file: string): Promise<StateStore> {
  let saved = await readIfThere(file)
  const states: ProjectStates =
    saved === undefined ? new Map<string, AgentProjectState>() : restore(saved, file)
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
      if (saved !== undefined) for (const [id, state] of restoreStates(saved)) states.set(id, state)
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

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

function restore(text: string, file: string): ProjectStates {
  try {
    return restoreStates(text)
  } catch (cause) {
    throw new Error(`The accounts in ${file} can't be read: ${String(cause)}`, { cause })
  }
}
