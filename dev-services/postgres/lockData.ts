import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

import { errorCode } from '../errorCode'

/** Another running shop uses this data. */
export class DataInUseError extends Error {
  override readonly name = 'DataInUseError'

  constructor(
    dataDir: string,
    readonly ownerPid: number | undefined,
  ) {
    const owner = ownerPid ? `process ${ownerPid}` : 'a process that does not answer'
    super(
      `The data in ${dataDir} is in use by ${owner}. Stop that process, or set DATA_DIR to another folder.`,
    )
  }
}

type Address = { path: string } | { host: string; port: number }

/** Of kinds that end with their process, however it ends; macOS has such names only for ports. */
function addressOf(dataDir: string): Address {
  const hash = createHash('sha256').update(dataDir).digest()
  const name = `jontro-${hash.toString('hex', 0, 12)}`
  if (process.platform === 'linux') return { path: `\0${name}` }
  if (process.platform === 'win32') return { path: `\\\\.\\pipe\\${name}` }
  return { host: '127.0.0.1', port: 10_000 + (hash.readUInt32LE() % 20_000) }
}

/**
 * Data belongs to the process that listens at an address made of the folder's name: the operating system admits one. It sends others its
 * pid. Returns how to release the data.
 */
export async function lockData(dataDir: string): Promise<() => void> {
  const address = addressOf(dataDir)
  const server = createServer((socket) => {
    socket.on('error', () => undefined).end(`jontro ${process.pid}`)
  })
  for (let attempt = 1; ; attempt++) {
    try {
      await once(server.listen(address), 'listening')
      server.unref()
      return () => void server.close()
    } catch (error) {
      if (errorCode(error) !== 'EADDRINUSE') throw error
      const owner = await askOwner(address)
      // Without an answer it may just have ended.
      if (owner || attempt === 4) throw new DataInUseError(dataDir, owner)
      await sleep(50)
    }
  }
}

async function askOwner(address: Address): Promise<number | undefined> {
  const socket = connect(address)
  socket.setTimeout(2_000, () => socket.destroy())
  const answer = await text(socket).catch(() => '')
  return Number(/^jontro (\d+)$/.exec(answer)?.[1]) || undefined
}
