import type { z } from 'zod'
import { GatewayUnavailableError } from './gateway'

type Question = {
  /** For people; addresses carry the store's password and are never told. */
  what: string
  url: URL
  form?: Readonly<Record<string, string>>
  patience: number
}

const mostCharacters = 1_000_000

class UselessAnswer extends Error {
  override readonly name = 'UselessAnswer'
}

async function readText(response: Response): Promise<string> {
  const parts: string[] = []
  let length = 0
  const decoder = new TextDecoder()
  const chunks: AsyncIterable<Uint8Array> | null = response.body
  for await (const chunk of chunks ?? []) {
    const part = decoder.decode(chunk, { stream: true })
    length += part.length
    if (length > mostCharacters) throw new UselessAnswer('the answer is too long')
    parts.push(part)
  }
  return parts.join('') + decoder.decode()
}

async function fetchJson({ url, form, patience }: Question): Promise<unknown> {
  const response = await fetch(url, {
    method: form ? 'POST' : 'GET',
    body: form && new URLSearchParams(form),
    headers: { accept: 'application/json' },
    redirect: 'error',
    // Holds for the body too, which may stall after its first bytes.
    signal: AbortSignal.timeout(patience),
  })
  if (response.status !== 200) {
    await response.body?.cancel()
    throw new UselessAnswer(`status ${response.status}`)
  }
  return JSON.parse(await readText(response))
}

/** What keeps the answer's words out of the log: a parser's complaint quotes them. */
function kindOf(error: unknown): string {
  if (error instanceof UselessAnswer) return error.message
  const name = typeof error === 'object' && error !== null && 'name' in error && error.name
  if (name === 'SyntaxError') return 'no JSON'
  return name === 'TimeoutError' ? 'no answer in time' : 'no connection'
}

/** The gateway's answer in the shape that we rely on, or `GatewayUnavailableError`. */
export async function ask<T>(question: Question, shape: z.ZodType<T>): Promise<T> {
  const answer = await fetchJson(question).catch((error: unknown) => {
    throw new GatewayUnavailableError(`${question.what}: ${kindOf(error)}`)
  })
  const parsed = shape.safeParse(answer)
  if (parsed.success) return parsed.data
  const places = parsed.error.issues.map(({ path }) => path.join('.') || 'answer').join(', ')
  throw new GatewayUnavailableError(`${question.what}: unexpected ${places}`)
}
