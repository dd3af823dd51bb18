import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { PageRenderer, PageRendererModule } from '../../../../common/pageRenderer'
import type { Config } from '../../bootstrap/config'
import type { Logger } from '../../observability/logger'
import { failedRenders } from '../../observability/metrics'
import { runtimeConfig } from './shell'

/** Loads the client's build for the server. Without it, and in development, pages are rendered by the browser only. */
export async function loadPageRenderer(
  config: Config,
  logger: Logger,
): Promise<PageRenderer | undefined> {
  const { environment, paths } = config
  if (environment === 'development' || !existsSync(paths.pages)) return undefined
  try {
    const module = (await import(pathToFileURL(paths.pages).href)) as PageRendererModule
    return module.createPageRenderer(runtimeConfig(config))
  } catch (error) {
    failedRenders.inc()
    logger.error(error, 'Pages are not rendered on the server: its build could not be loaded')
    return undefined
  }
}
