import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { startIdentityEmulator } from '../../identity/startIdentityEmulator'

/** Ends at the first call, and responds to every call after its restart. */
const WORKER = `
const { existsSync, writeFileSync } = require('node:fs')
const { parentPort, workerData } = require('node:worker_threads')
parentPort.on('message', ({ port }) => {
  if (existsSync(workerData.stateFile)) return port.postMessage({ status: 200, contentType: 'text/plain', text: 'found' })
  writeFileSync(workerData.stateFile, '')
  process.exit(1)
})
parentPort.postMessage('ready')`

test('a call fails when the emulator ends unexpectedly, and the emulator is started again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'jontro-identity-'))
  const workerFile = join(folder, 'worker.cjs')
  await writeFile(workerFile, WORKER)
  const logged: string[] = []
  const note = (message: string) => void logged.push(message)
  const emulator = startIdentityEmulator({
    projectId: 'demo-test',
    stateFile: join(folder, 'state'),
    workerFile,
    log: { info: note, warn: note, error: note },
  })
  try {
    await expect(emulator.lookUpToken('token')).rejects.toThrow('did not respond')
    while (logged.length === 0) await sleep(10)
    expect(logged).toEqual(['The identity service ended unexpectedly; starting it again'])
    expect(await emulator.lookUpToken('token')).toMatchObject({ status: 200, text: 'found' })
  } finally {
    await emulator.stop()
    await rm(folder, { recursive: true })
  }
})
