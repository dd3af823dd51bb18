/**
 * Finds a PostgreSQL 15, the oldest that the shop supports, or installs it. As a command (`tsx scripts/postgres15.ts jest server/test/db`)
 * it runs the rest of the line on it, over a shop of two years (TEST_POSTGRES=15, TEST_AGE=aged), or prints where PostgreSQL 15 is. Without it tests are skipped, but not if CI is set.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { argv, env, getuid, platform } from 'node:process'
import { fileURLToPath } from 'node:url'
import { findPostgres15 } from '../dev-services/postgres'

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

/** Only the programs: Debian would create a cluster and start it. */
function install() {
  if (platform !== 'linux' || getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log('Installing PostgreSQL 15 from the Debian packages …')
  const folder = '/etc/postgresql-common/createcluster.d'
  const settings = `${folder}/jontro.conf`
  mkdirSync(folder, { recursive: true })
  writeFileSync(settings, 'create_main_cluster = false\n')
  run('apt-get', 'update', '-qq')
  run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'postgresql-15')
  rmSync(settings)
}

/** The folder of its programs; installs it if it is not there. Undefined if that fails, which is an error if CI is set. */
export function ensurePostgres15(): string | undefined {
  if (!findPostgres15()) install()
  const bin = findPostgres15()
  if (!bin && env.CI) {
    throw new Error('The tests on PostgreSQL 15 need it, and it could not be found or installed.')
  }
  return bin
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const bin = ensurePostgres15()
  const [command, ...args] = argv.slice(2)
  if (!bin) console.log('1 skipped: there is no PostgreSQL 15, and it could not be installed')
  else if (command === undefined) console.log(bin)
  else {
    const { status } = spawnSync(command, args, {
      stdio: 'inherit',
      env: { ...env, TEST_POSTGRES: '15', TEST_AGE: 'aged' },
    })
    process.exitCode = status ?? 1
  }
}
