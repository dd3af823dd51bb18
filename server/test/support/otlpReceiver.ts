import { once } from 'node:events'
import { createServer } from 'node:http'
import { z } from 'zod'

const attributesSchema = z
  .array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) }))
  .transform((list) =>
    Object.fromEntries(list.map(({ key, value }) => [key, Object.values(value)[0]])),
  )

const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  attributes: attributesSchema,
  status: z.object({ code: z.number().optional(), message: z.string().optional() }).optional(),
})

const requestSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: attributesSchema }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
})

export type ReceivedSpan = z.infer<typeof spanSchema>

/** Receives traces as an OpenTelemetry collector does: OTLP over HTTP, as JSON. */
export async function startOtlpReceiver() {
  const bodies: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (text: string) => {
      body += text
    })
    request.on('end', () => {
      if (request.url === '/v1/traces') bodies.push(body)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  }).listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const read = () => bodies.flatMap((body) => requestSchema.parse(JSON.parse(body)).resourceSpans)
  return {
    url: `http://localhost:${port}`,
    /** All that was received, as it was sent. */
    text: () => bodies.join('\n'),
    spans: (): ReceivedSpan[] =>
      read().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    resources: () => read().map(({ resource }) => resource.attributes),
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
