import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { until } from '../time'

/** The processes of the PostgreSQL that a shop runs in its folder: to kill and to stall. */
export function embeddedPostgres(folder: string) {
  /** Undefined while PostgreSQL does not run. */
  function tryFind(): number | undefined {
    try {
      const file = join(folder, 'postgres/data/postmaster.pid')
      return Number(readFileSync(file, 'utf8').split('\n')[0])
    } catch {
      return undefined
    }
  }
  function find(): number {
    const pid = tryFind()
    if (pid === undefined) throw new Error('PostgreSQL does not run')
    return pid
  }
  function findConnections(postmaster: number): number[] {
    // It fails if there are none.
    const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)], {
      encoding: 'utf8',
    })
    return stdout.split('\n').map(Number).filter(Boolean)
  }
  const untilRestarted = (before: number) =>
    until('PostgreSQL is started again', () => {
      const now = tryFind()
      return now !== undefined && now !== before
    })

  return {
    find,
    tryFind,
    /** With those of its connections. */
    findAll: () => [find(), ...findConnections(find())],
    signal(signal: NodeJS.Signals) {
      const postmaster = find()
      for (const pid of [postmaster, ...findConnections(postmaster)]) process.kill(pid, signal)
    },
    /** Stops it in an orderly way; the shop starts it again. */
    async restart() {
      const before = find()
      process.kill(before, 'SIGINT')
      await untilRestarted(before)
    },
    /** Kills all of it, or one process, which makes it restart all of them. Resolves when it is started again. */
    async kill(which: 'postmaster' | 'connection') {
      const postmaster = find()
      const connections = findConnections(postmaster)
      const pid = which === 'postmaster' ? postmaster : connections.at(-1)
      if (pid) process.kill(pid, 'SIGKILL')
      if (which === 'postmaster') await untilRestarted(postmaster)
      else {
        await until('the connections are ended', () =>
          findConnections(postmaster).every((each) => !connections.includes(each)),
        )
      }
    },
  }
}
