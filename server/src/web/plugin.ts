import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Config } from '../config'
import { notFound } from '../lib/problem'
import { sendProblem } from '../plugins/problems'
import { pagePatterns } from './pages'
import { loadShell } from './shell'

const year = 365 * 24 * 3600
const day = 24 * 3600

/** Names with a hash never change; pictures keep their names when they are drawn anew. */
const folders = [
  { name: 'js', maxAge: year, immutable: true },
  { name: 'css', maxAge: year, immutable: true },
  { name: 'fonts', maxAge: year, immutable: true },
  { name: 'images', maxAge: 7 * day, immutable: false },
] as const

const rootFiles = ['favicon.svg', 'manifest.webmanifest'] as const

const wantsPage = ({ headers, url }: FastifyRequest) =>
  !url.startsWith('/api/') &&
  (headers.accept ?? '*/*').split(',').some((type) => /text\/html|\*\/\*/.test(type))

/** The built web client: immutable assets, compressed when they were built, and the page they start from. */
export const webPlugin = fp(async (app: FastifyInstance, { config }: { config: Config }) => {
  const root = config.paths.web
  const options: FastifyStaticOptions = { root, serve: false, index: false }
  await app.register(fastifyStatic, options)
  for (const { name, maxAge, immutable } of folders) {
    const folder = join(root, name)
    if (!existsSync(folder)) continue
    await app.register(fastifyStatic, {
      root: folder,
      prefix: `/${name}/`,
      decorateReply: false,
      preCompressed: true,
      index: false,
      maxAge: maxAge * 1000,
      immutable,
    })
  }
  for (const name of rootFiles.filter((file) => existsSync(join(root, file)))) {
    app.get(`/${name}`, (_request, reply) => reply.sendFile(name, { maxAge: day * 1000 }))
  }

  const shell = await loadShell(config)
  const sendShell = (reply: FastifyReply, status: number) =>
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(shell)

  for (const pattern of pagePatterns) app.get(pattern, (_request, reply) => sendShell(reply, 200))
  app.setNotFoundHandler((request, reply) =>
    request.method === 'GET' && wantsPage(request)
      ? sendShell(reply, 404)
      : sendProblem(request, reply, notFound('Address')),
  )
})
