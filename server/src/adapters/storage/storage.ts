import type { FastifyPluginAsync } from 'fastify'

/** Files that never change: each name is used once. */
export type FileStorage = {
  /** If it fails, some of the files may have been saved. */
  save(files: readonly { name: string; bytes: Buffer }[]): Promise<void>
  /** Names that do not exist are ignored. */
  delete(names: readonly string[]): Promise<void>
  /** Serves the files by name, with conditional and range requests. */
  serve: FastifyPluginAsync
}

/** A year: the longest that HTTP recommends. */
export const cacheSeconds = 365 * 24 * 3600
