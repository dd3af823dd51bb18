import assert from 'node:assert/strict'
import { cp, mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { hashSources, isBuildFresh, recordBuild } from '../freshness.mjs'

test('a copied checkout needs no new build until a source changes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'jontro-freshness-'))
  try {
    const [checkout, copy] = [join(folder, 'checkout'), join(folder, 'copy')]
    await mkdir(join(checkout, 'src'), { recursive: true })
    await writeFile(join(checkout, 'src/main.tsx'), 'one')
    // Node's copy rounds times, except whole seconds.
    await utimes(join(checkout, 'src/main.tsx'), 1_700_000_000, 1_700_000_000)
    assert.equal(await isBuildFresh(checkout), false)
    await recordBuild(checkout, await hashSources(checkout))
    await cp(checkout, copy, { recursive: true, preserveTimestamps: true })
    assert.equal(await isBuildFresh(copy), true)
    await writeFile(join(copy, 'src/main.tsx'), 'another')
    assert.equal(await isBuildFresh(copy), false)
  } finally {
    await rm(folder, { recursive: true })
  }
})
