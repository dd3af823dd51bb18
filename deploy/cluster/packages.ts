import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from './run'

/** Debian's packages, and the program of each that is looked for. */
const packages = {
  patroni: '/usr/bin/patroni',
  'etcd-server': '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
  'postgresql-15': '/usr/lib/postgresql/15/bin/postgres',
  iproute2: '/usr/sbin/ip',
} as const

/** Why a cluster cannot be started here; undefined if it can. */
export function findObstacle(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    return 'its network namespaces need root on Linux'
  }
  const missing = Object.entries(packages).filter(([, program]) => !existsSync(program))
  if (missing.length === 0) return undefined
  return `these packages of Debian are missing (--install): ${missing.map(([name]) => name).join(', ')}`
}

/** Only the programs: Debian would start them as services, and PostgreSQL with a cluster of its own. */
export async function installPackages() {
  const folder = '/etc/postgresql-common/createcluster.d'
  const settings = join(folder, 'jontro.conf')
  const policy = '/usr/sbin/policy-rc.d'
  const hasPolicy = existsSync(policy)
  await mkdir(folder, { recursive: true })
  await writeFile(settings, 'create_main_cluster = false\n')
  if (!hasPolicy) await writeFile(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get update -qq', env)
    const names = Object.keys(packages).join(' ')
    await run(`apt-get install -y -qq --no-install-recommends --no-upgrade ${names}`, env)
  } finally {
    await rm(settings)
    if (!hasPolicy) await rm(policy)
  }
}
