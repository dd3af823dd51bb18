/** Runs a command with the name of a file; failures are one line of text. */
export async function runCommand(name: string, run: (path: string) => Promise<void>) {
  const [path, ...others] = process.argv.slice(2)
  if (path === undefined || others.length > 0) {
    console.error(`Name one file: npm run ${name} -- FILE`)
    process.exitCode = 2
    return
  }
  try {
    await run(path)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
