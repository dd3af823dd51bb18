import { open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Readers see the old or the new content, never a part, even after a power cut. Only the owner can read the file. */
export async function writeDurably(path: string, content: string | Uint8Array): Promise<void> {
  const temporary = `${path}.${process.pid}.tmp`
  const file = await open(temporary, 'w', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(temporary, path)
  await syncFolder(dirname(path))
}

/** A rename is only durable once the folder that names the file is on disk. */
export async function syncFolder(path: string): Promise<void> {
  // Windows can't open a folder, and journals renames itself.
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
