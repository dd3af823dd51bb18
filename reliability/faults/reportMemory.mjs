// Preloaded into the shop: writes the memory in use, after garbage was collected, to MEMORY_FILE when it receives SIGUSR2.
import { writeFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isMainThread } from 'node:worker_threads'

if (isMainThread) {
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc')
  process.on('SIGUSR2', () => {
    collectGarbage()
    const { heapUsed, external } = process.memoryUsage()
    writeFileSync(process.env.MEMORY_FILE ?? '', String(heapUsed + external))
  })
}
