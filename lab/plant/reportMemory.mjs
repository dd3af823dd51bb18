// Preloaded into the shop: writes the memory that it uses, after garbage was collected, to MEMORY_FILE when it receives SIGUSR2.
import { writeFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isMainThread } from 'node:worker_threads'

if (isMainThread) {
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc')
  process.on('SIGUSR2', () => {
    collectGarbage()
    writeFileSync(process.env.MEMORY_FILE ?? '', JSON.stringify(process.memoryUsage()))
  })
}
