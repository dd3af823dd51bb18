import type { Config } from './bootstrap/config'
import { loadConfig } from './bootstrap/config'
import { type RunningServer, startServer, startWebProcess } from './bootstrap/startServer'
import { isWebProcess } from './bootstrap/webProcesses'
import { createLogger } from './observability/logger'

type Start = { root: string; env: NodeJS.ProcessEnv }

const print = (line: string) => console.log(line)

/** Errors whose message explains the cause. By name: those of dev-services come from another bundle. */
const expectedErrors = [
  'ConfigError',
  'PortTakenError',
  'DataInUseError',
  'PostgresStartError',
  'MigrationError',
  'ShopModeError',
]

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return expectedErrors.includes(error.name) ? error.message : (error.stack ?? error.message)
}

function printWelcome({ publicUrl, role }: Config, { dataLocation, demoAccounts }: RunningServer) {
  print(role === 'worker' ? '\nThe jobs are running.' : `\nThe shop is running at:  ${publicUrl}`)
  print(`Data directory:          ${dataLocation}`)
  for (const { role, email, password } of demoAccounts) {
    print(`Log in as ${role === 'admin' ? 'admin:   ' : 'customer:'} ${email}  ${password}`)
  }
  print('Press Ctrl-C to stop.\n')
}

function stopOnSignals(shop: RunningServer) {
  let isStopping = false
  const stop = () => {
    // A second signal stops at once.
    if (isStopping) process.exit(1)
    isStopping = true
    print('Shutting down …')
    void shop.stop().finally(() => process.exit(0))
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

/** The main process stops its web processes; Ctrl-C, which all processes get, is not for them. */
function stopOnRequest(web: { stop: () => Promise<void> }) {
  process.on('SIGINT', () => undefined)
  process.once('SIGTERM', () => void web.stop().finally(() => process.exit(0)))
}

/** Runs the server until a signal stops it. */
export async function main({ root, env }: Start): Promise<void> {
  try {
    const config = loadConfig(env, root)
    const logger = createLogger(config)
    if (isWebProcess) {
      stopOnRequest(await startWebProcess(config, logger))
      return
    }
    const shop = await startServer(config, logger, print)
    stopOnSignals(shop)
    printWelcome(config, shop)
  } catch (error) {
    const what = isWebProcess ? 'A web process' : 'The shop'
    console.error(`\n${what} could not be started.\n${describeError(error)}`)
    process.exit(1)
  }
}
