import { readFile } from 'node:fs/promises'

const ticksPerSecond = 100

/** Processor time in milliseconds and memory in bytes that a process has used; Linux only. */
export async function readUsage(pid: number) {
  const [stat, status] = await Promise.all([
    readFile(`/proc/${pid}/stat`, 'utf8'),
    readFile(`/proc/${pid}/status`, 'utf8'),
  ])
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11)
  return {
    cpu: ((Number(user) + Number(system)) * 1000) / ticksPerSecond,
    memory: Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) * 1024,
  }
}

/** Milliseconds of processor time that processes have used; those that have ended count no more. */
export async function readCpu(pids: readonly number[]): Promise<number> {
  const used = await Promise.all(pids.map((pid) => readUsage(pid).catch(() => undefined)))
  return used.reduce((sum, usage) => sum + (usage?.cpu ?? 0), 0)
}
