import { once } from 'node:events'
import { createServer } from 'node:http'
import { register } from 'prom-client'

type Options = { host: string; port: number; collect: readonly (() => Promise<string>)[] }

/** Serves `/metrics` for Prometheus on a port of its own, which is not open to the public. */
export async function serveMetrics({ host, port, collect }: Options): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    Promise.all(collect.map((each) => each())).then(
      (texts) =>
        response.writeHead(200, { 'content-type': register.contentType }).end(texts.join('\n')),
      (error: unknown) => response.writeHead(503).end(String(error)),
    )
  })
  server.listen(port, host)
  await once(server, 'listening')
  return async () => {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
}
