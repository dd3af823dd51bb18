import { parseArgs } from 'node:util'

function parse(options: readonly string[]) {
  const types = Object.fromEntries(options.map((option) => [option, { type: 'boolean' as const }]))
  try {
    return parseArgs({ options: types, allowPositionals: true })
  } catch {
    // An unknown option.
    return undefined
  }
}

/** Runs a command with the name of a file and options; failures are one line of text. */
export async function runCommand(
  name: string,
  options: readonly string[],
  run: (path: string, chosen: readonly string[]) => Promise<void>,
) {
  const { positionals = [], values = {} } = parse(options) ?? {}
  const [path, ...others] = positionals
  if (path === undefined || others.length > 0) {
    const flags = options.map((option) => ` [--${option}]`).join('')
    console.error(`Name one file: npm run ${name} -- FILE${flags}`)
    process.exitCode = 2
    return
  }
  try {
    await run(path, Object.keys(values))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
