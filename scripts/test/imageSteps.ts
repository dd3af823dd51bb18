/** Runs the steps of the Dockerfile in a clean folder, without an engine and without network. */
import assert from 'node:assert/strict'
import { execFile, execFileSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import packageJson from '../../package.json' with { type: 'json' }

const root = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const run = promisify(execFile)

export type Image = {
  /** Contains its file system. */
  folder: string
  workdir: string
  env: Record<string, string>
  /** Folders made for a user. */
  owners: Record<string, string>
  /** The other instructions: USER, CMD and so on. */
  settings: Record<string, string>
}

/** The instructions of the Dockerfile, each in one line. */
export const steps = read('Dockerfile')
  .replace(/^#.*\n/gm, '')
  .replace(/\\\n\s*/g, '')
  .split('\n')
  .flatMap((line) => {
    const [, name, text] = /^(\w+) +(.*)$/.exec(line) ?? []
    return name && text ? [{ name, text }] : []
  })

export const pathIn = ({ folder, workdir }: Image, path: string) =>
  join(folder, resolve(workdir, path))

const withoutFlags = (words: readonly string[]) => words.filter((word) => !word.startsWith('--'))

/** Copies what .dockerignore leaves of the files that git knows or would add, without thousands of pictures. */
function copyContext(folder: string) {
  const [everything, ...exceptions] = read('.dockerignore').trim().split('\n')
  assert.equal(everything, '*')
  const kept = exceptions.map((line) => /^!([\w./-]+)$/.exec(line)?.[1] ?? assert.fail(line))
  const paths = ['--', ...kept, ':!public/images']
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...paths]
  const listed = execFileSync('git', list, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 24 })
  for (const path of listed.split('\0')) {
    if (!path || !existsSync(join(root, path))) continue
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    copyFileSync(join(root, path), join(folder, path))
  }
  const missing = kept.filter((path) => !existsSync(join(folder, path)))
  assert.deepEqual(missing, [], 'files that .dockerignore names')
}

function copy(image: Image, from: string, text: string) {
  const paths = withoutFlags(text.split(/\s+/))
  const target = paths.pop() ?? ''
  for (const path of paths) {
    const source = join(from, path)
    // A folder is copied by its content.
    const isIntoFolder = target.endsWith('/') && !statSync(source).isDirectory()
    const destination = pathIn(image, isIntoFolder ? target + basename(path) : target)
    cpSync(source, destination, { recursive: true, verbatimSymlinks: true })
  }
}

/** Webpack takes a minute: this one writes files in its place. */
const bundler = `
const { mkdirSync, writeFileSync } = require('node:fs')
for (const [folder, file] of [['dist/web', 'index.html'], ['dist/server/pages', 'pages.mjs']]) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(folder + '/' + file, '')
}`

/** Links the packages of this checkout. */
function linkPackages(folder: string) {
  const installed = join(root, 'node_modules')
  for (const name of readdirSync(installed)) {
    const isScope = name.startsWith('@')
    mkdirSync(isScope ? join(folder, name) : folder, { recursive: true })
    for (const part of isScope ? readdirSync(join(installed, name)) : ['']) {
      symlinkSync(join(installed, name, part), join(folder, name, part))
    }
  }
  rmSync(join(folder, 'webpack-cli'))
  mkdirSync(join(folder, 'webpack-cli/bin'), { recursive: true })
  writeFileSync(join(folder, 'webpack-cli/bin/cli.js'), bundler)
}

async function runCommand(image: Image, command: string) {
  const cwd = pathIn(image, '.')
  const packages = join(cwd, 'node_modules')
  const [program = '', ...args] = command.split(/\s+/)
  const env = { ...process.env, CI: 'true' }
  if (command.startsWith('npm ci ')) {
    assert.ok(existsSync(join(cwd, 'package-lock.json')), 'npm ci needs the lock file')
    linkPackages(packages)
    await run('npm', ['run', '--silent', 'prepare'], { cwd, env })
  } else if (command.startsWith('npm prune --omit=dev ')) {
    for (const name of Object.keys(packageJson.devDependencies)) {
      rmSync(join(packages, name), { recursive: true })
    }
  } else if (command.startsWith('install --directory ')) {
    const owner = /--owner=(\w+)/.exec(command)?.[1] ?? 'root'
    for (const path of withoutFlags(args)) {
      mkdirSync(pathIn(image, path), { recursive: true })
      image.owners[path] = owner
    }
  } else if (/^(?:npm run build|rm -r \w[\w./-]*)$/.test(command)) {
    await run(program, args, { cwd, env })
  } else {
    assert.fail(`This test does not know how to run: ${command}`)
  }
}

/** Returns the stages. */
export async function runSteps(folder: string): Promise<Image[]> {
  const context = join(folder, 'context')
  copyContext(context)
  const images: Image[] = []
  const folders = new Map<string, string>()
  for (const { name, text } of steps) {
    if (name === 'FROM') {
      const next = join(folder, `image${images.length}`)
      folders.set(/ AS (\w+)$/.exec(text)?.[1] ?? '', next)
      images.push({ folder: next, workdir: '/', env: {}, owners: {}, settings: {} })
      continue
    }
    const image = images.at(-1) ?? assert.fail('no FROM')
    if (name === 'WORKDIR') {
      image.workdir = text
      mkdirSync(pathIn(image, '.'), { recursive: true })
    } else if (name === 'ENV') {
      Object.assign(image.env, Object.fromEntries(text.split(' ').map((pair) => pair.split('='))))
    } else if (name === 'COPY') {
      const stage = /--from=(\w+)/.exec(text)?.[1]
      copy(image, stage ? (folders.get(stage) ?? assert.fail(text)) : context, text)
    } else if (name === 'RUN') {
      for (const command of text.split(' && ')) await runCommand(image, command)
    } else {
      image.settings[name] = text
    }
  }
  return images
}
