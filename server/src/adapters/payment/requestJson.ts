import type { z } from 'zod'
import { GatewayUnavailableError, UnexpectedResponseError } from './gateway'

type JsonRequest = {
  /** Used in error messages, since the URL contains the store's password. */
  what: string
  url: URL
  form?: Readonly<Record<string, string>>
  timeout: number
}

const maxCharacters = 1_000_000

class InvalidResponseError extends Error {
  override readonly name = 'InvalidResponseError'
}

async function readText(response: Response): Promise<string> {
  const parts: string[] = []
  let length = 0
  const decoder = new TextDecoder()
  const chunks: AsyncIterable<Uint8Array> | null = response.body
  for await (const chunk of chunks ?? []) {
    const part = decoder.decode(chunk, { stream: true })
    length += part.length
    if (length > maxCharacters) throw new InvalidResponseError('the response is too long')
    parts.push(part)
  }
  return parts.join('') + decoder.decode()
}

async function fetchJson({ url, form, timeout }: JsonRequest): Promise<unknown> {
  const response = await fetch(url, {
    method: form ? 'POST' : 'GET',
    body: form && new URLSearchParams(form),
    headers: { accept: 'application/json' },
    redirect: 'error',
    // Applies to the body too, which may stall after its first bytes.
    signal: AbortSignal.timeout(timeout),
  })
  if (response.status !== 200) {
    await response.body?.cancel()
    throw new InvalidResponseError(`status ${response.status}`)
  }
  return JSON.parse(await readText(response))
}

/** Keeps response content out of the log: JSON parse errors quote it. */
function describeFailure(error: unknown): string {
  if (error instanceof InvalidResponseError) return error.message
  const name = typeof error === 'object' && error !== null && 'name' in error && error.name
  if (name === 'SyntaxError') return 'no JSON'
  return name === 'TimeoutError' ? 'timeout' : 'no connection'
}

/** Throws `UnexpectedResponseError` if the response does not match the schema. */
export async function requestJson<T>(request: JsonRequest, shape: z.ZodType<T>): Promise<T> {
  const response = await fetchJson(request).catch((error: unknown) => {
    throw new GatewayUnavailableError(`${request.what}: ${describeFailure(error)}`)
  })
  const parsed = shape.safeParse(response)
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues.map(({ path }) => path.join('.') || 'response').join(', ')
  throw new UnexpectedResponseError(`${request.what}: unexpected ${fields}`)
}
