import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { FileStorage } from '../../adapters/storage'

export const maxBytes = 8 * 1024 * 1024

/** Accepts multipart bodies and serves uploaded pictures. */
export const imagesPlugin = fp(
  async (app: FastifyInstance, { storage }: { storage: FileStorage }) => {
    await app.register(multipart, {
      throwFileSizeLimit: true,
      limits: { fileSize: maxBytes, files: 1, fields: 0, parts: 1, headerPairs: 20 },
    })
    await app.register(storage.serve, { prefix: '/uploads' })
  },
)
