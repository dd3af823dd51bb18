import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { extname, join, normalize } from 'node:path'

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
}

async function fileAt(folder: string, address: string): Promise<string | undefined> {
  const path = normalize(decodeURIComponent(new URL(address, 'http://localhost').pathname))
  const file = join(folder, path.endsWith('/') ? `${path}index.html` : path)
  const facts = await stat(file).catch(() => undefined)
  return facts?.isFile() ? file : undefined
}

/** The folder's files over HTTP, on a free port of this machine. */
export async function serveFolder(folder: string): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    void fileAt(folder, request.url ?? '/').then((file) => {
      // Browsers ask for an icon by themselves.
      if (!file) return response.writeHead(request.url === '/favicon.ico' ? 204 : 404).end()
      response.writeHead(200, {
        'content-type': types[extname(file)] ?? 'application/octet-stream',
        'cache-control': 'max-age=3600',
      })
      return createReadStream(file).pipe(response)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return { url: `http://127.0.0.1:${address.port}`, server }
}
