/** Builds web client and server into dist/ and records from which sources. */
import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import { hashSources, recordBuild } from './freshness.mjs'

const root = resolve(import.meta.dirname, '..')

/** Production needs no dist/dev-services, which is loaded if a stand-in is used. */
async function buildServer() {
  const options = {
    absWorkingDir: root,
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    logLevel: 'warning',
  } as const
  await Promise.all([
    build({ ...options, entryPoints: ['server/src/main.ts'], outdir: 'dist/server' }),
    build({
      ...options,
      entryPoints: ['dev-services/index.ts'],
      outdir: 'dist/dev-services',
    }),
    build({
      ...options,
      entryPoints: ['scripts/backup.ts', 'scripts/restore.ts', 'scripts/checkData.ts'],
      outdir: 'dist/scripts',
      // The embedded PostgreSQL is loaded only if it is used.
      splitting: true,
    }),
  ])
}

async function buildWeb() {
  const webpack = spawn(
    process.execPath,
    [
      join(root, 'node_modules/webpack-cli/bin/cli.js'),
      '--mode',
      'production',
      '--stats',
      'errors-warnings',
      '--fail-on-warnings',
    ],
    { cwd: root, stdio: 'inherit' },
  )
  const code = await new Promise((done) => webpack.once('close', done))
  if (code !== 0) throw new Error('the web client could not be built')
}

const hash = await hashSources(root)
await Promise.all([buildServer(), buildWeb()])
await recordBuild(root, hash)
