import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageRenderer, PageRendererModule } from '../../../../common/pageRenderer'
import { splitPath } from '../../../../common/text'
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
  const load = async (file: string): Promise<PageRenderer> => {
    const module = (await import(pathToFileURL(file).href)) as PageRendererModule
    return module.createPageRenderer(runtimeConfig(config))
  }
  try {
    const english = await load(paths.pages)
    let bengali: Promise<PageRenderer> | undefined
    return {
      async render(request) {
        if (splitPath(request.url).language === 'en') return english.render(request)
        // With the first page in Bengali: it takes as much memory as the English one.
        bengali ??= load(join(dirname(paths.pages), 'bn', basename(paths.pages))).catch(
          (error: unknown) => {
            // The next page tries again.
            bengali = undefined
            throw error
          },
        )
        return (await bengali).render(request)
      },
    }
  } catch (error) {
    failedRenders.inc()
    logger.error(error, 'Pages are not rendered on the server: its build could not be loaded')
    return undefined
  }
}
