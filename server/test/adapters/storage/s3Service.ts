import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, request as sendRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { createS3Storage } from '../../../src/adapters/storage'

/** `S3_TEST_ENDPOINT` is another service to run the tests against, with the keys in `S3_TEST_KEYS` ("id:secret"). */
const {
  S3_TEST_ENDPOINT,
  S3_TEST_KEYS = 'S3RVER:S3RVER',
  S3_TEST_BUCKET = 'pictures',
} = process.env

async function startService() {
  if (S3_TEST_ENDPOINT) return { origin: S3_TEST_ENDPOINT, stop: async () => undefined }
  const directory = await mkdtemp(join(tmpdir(), 'jontro-s3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    configureBuckets: [{ name: S3_TEST_BUCKET }],
  })
  const { port } = await server.run()
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      await server.close()
      await rm(directory, { recursive: true })
    },
  }
}

/** `hang` never responds, `stall` stops in the middle of the body, `fail` responds with 500. */
type Fault = { kind: 'hang' | 'stall' | 'fail'; appliesTo: (request: IncomingMessage) => boolean }

type Connection = { timeout?: number; secret?: string; bucket?: string }

/** A real S3 service behind a proxy that can inject faults. */
export async function startS3Service() {
  const service = await startService()
  let fault: Fault | undefined
  const proxy = createServer((incoming, outgoing) => {
    const kind = fault?.appliesTo(incoming) ? fault.kind : undefined
    if (kind === 'hang') return
    if (kind === 'fail') {
      incoming.resume()
      outgoing.writeHead(500).end()
      return
    }
    const { method, url = '', headers } = incoming
    const forwarded = sendRequest(service.origin + url, { method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 500, response.headers)
      if (kind !== 'stall') response.pipe(outgoing)
      else response.once('data', (chunk: Buffer) => outgoing.write(chunk.subarray(0, 10)))
    })
    forwarded.on('error', () => outgoing.destroy())
    outgoing.on('close', () => forwarded.destroy())
    incoming.pipe(forwarded)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const { port } = proxy.address() as AddressInfo

  return {
    connect: ({ timeout, secret, bucket = S3_TEST_BUCKET }: Connection = {}) => {
      const [accessKeyId = '', secretAccessKey = ''] = S3_TEST_KEYS.split(':')
      return createS3Storage(
        {
          bucket,
          endpoint: `http://127.0.0.1:${port}`,
          region: 'us-east-1',
          pathStyle: true,
          accessKeyId,
          secretAccessKey: secret ?? secretAccessKey,
        },
        timeout,
      )
    },
    /** Injects a fault until `heal`. */
    break: (next: Fault) => {
      fault = next
    },
    heal: () => {
      fault = undefined
    },
    stop: async () => {
      proxy.closeAllConnections()
      proxy.close()
      await once(proxy, 'close')
      await service.stop()
    },
  }
}
