import { mkdir } from 'node:fs/promises'
import multipart from '@fastify/multipart'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Database } from '../../db/pool'
import type { Logger } from '../../observability/logger'
import { collectGarbage } from './store'

type Options = { folder: string; db: Database; logger: Logger }

const year = 365 * 24 * 3_600_000
const collectInterval = 6 * 3_600_000
export const maxBytes = 8 * 1024 * 1024

/** Accepts multipart bodies, serves uploaded pictures and deletes unused ones. */
export const imagesPlugin = fp(async (app: FastifyInstance, { folder, db, logger }: Options) => {
  await mkdir(folder, { recursive: true })
  await app.register(multipart, {
    throwFileSizeLimit: true,
    limits: { fileSize: maxBytes, files: 1, fields: 0, parts: 1, headerPairs: 20 },
  })
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/uploads/',
    decorateReply: false,
    index: false,
    dotfiles: 'deny',
    maxAge: year,
    immutable: true,
  })
  const collect = () =>
    collectGarbage(db, folder).catch((error: unknown) =>
      logger.warn(error, 'pictures not collected'),
    )
  const timer = setInterval(() => void collect(), collectInterval)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
})
