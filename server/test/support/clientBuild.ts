import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Writes files of a built client into a temporary folder, for tests of its pages. */
export async function writeClientBuild(files: Readonly<Record<string, string>>) {
  const root = await mkdtemp(join(tmpdir(), 'jontro-web-'))
  const web = join(root, 'dist/web')
  await mkdir(web, { recursive: true })
  for (const [name, content] of Object.entries(files)) await writeFile(join(web, name), content)
  return { root, remove: () => rm(root, { recursive: true, force: true }) }
}

/** The index.html of a build without room for a rendered page. */
export const plainIndex = `<!doctype html><html><head><!--app-head--><title>Built</title><!--/app-head-->
<script type="application/json" id="runtime-config">{}</script></head><body><!--app-body--><!--/app-body--></body></html>`
