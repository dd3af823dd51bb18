import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { cacheSeconds, type FileStorage } from './storage'

async function writeDurably(path: string, bytes: Buffer) {
  const file = await open(path, 'wx')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Files in a folder of this machine. */
export function createDiskStorage(folder: string): FileStorage {
  return {
    save: async (files) => {
      await mkdir(folder, { recursive: true })
      for (const { name, bytes } of files) await writeDurably(join(folder, name), bytes)
    },
    delete: async (names) => {
      for (const name of names) await rm(join(folder, name), { force: true })
    },
    serve: async (app) => {
      await mkdir(folder, { recursive: true })
      await app.register(fastifyStatic, {
        root: folder,
        decorateReply: false,
        index: false,
        dotfiles: 'deny',
        maxAge: cacheSeconds * 1000,
        immutable: true,
      })
    },
  }
}
