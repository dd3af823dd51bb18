import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyInstance } from 'fastify'

/** Serves a folder on a free port of this machine. */
export async function serveFolder(
  folder: string,
): Promise<{ url: string; server: FastifyInstance }> {
  const server = Fastify({ forceCloseConnections: true })
  await server.register(fastifyStatic, { root: folder, maxAge: '1h' })
  // Browsers request an icon by themselves.
  server.get('/favicon.ico', async (_request, reply) => reply.code(204).send())
  return { url: await server.listen({ host: '127.0.0.1', port: 0 }), server }
}
