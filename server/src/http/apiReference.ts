import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Config } from '../bootstrap/config'

/** Serves the contract at /docs, in development only: its packages are not part of a production install. */
export const apiReferencePlugin = fp(
  async (app: FastifyInstance, { config }: { config: Config }) => {
    const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
      import('@fastify/swagger'),
      import('@fastify/swagger-ui'),
    ])
    await app.register(swagger, {
      mode: 'static',
      specification: { path: config.paths.contract, baseDir: config.paths.contract },
    })
    await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true })
  },
)
