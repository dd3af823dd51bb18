import { type ApiProblem, toApiProblem } from './problem'

export type ExportName = 'products' | 'orders' | 'users' | 'carts'

type ExportOptions = {
  signal: AbortSignal
  /** Called with the number of records received so far and the total. */
  onProgress: (done: number, total: number) => void
}

type Exported =
  | { file: Blob; name: string; problem?: undefined }
  | { file?: undefined; problem: ApiProblem }

const carriageReturn = 13

const cutOff = {
  status: 0,
  code: 'cut_off',
  title: 'Incomplete file',
  message: 'The file did not arrive whole. Please try again.',
}

/** Each record ends with CR LF, and nothing else contains a CR; so counting CRs works wherever a chunk is cut. */
function recordsIn(chunk: Uint8Array): number {
  let records = 0
  for (
    let at = chunk.indexOf(carriageReturn);
    at >= 0;
    at = chunk.indexOf(carriageReturn, at + 1)
  ) {
    records++
  }
  return records
}

const nameIn = (disposition: string | null) =>
  /filename="?([\w. -]+)"?/.exec(disposition ?? '')?.[1]

async function toProblem(response: Response): Promise<ApiProblem> {
  const data: unknown = await response.json().catch(() => undefined)
  return toApiProblem({ status: response.status, data })
}

/** Undefined if the response ended early. */
async function readWhole(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  total: number,
  onProgress: ExportOptions['onProgress'],
) {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  // The first line has the headings.
  let records = -1
  const reader = body.getReader()
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    if (!value) continue
    chunks.push(value)
    records += recordsIn(value)
    onProgress(Math.max(0, records), total)
  }
  return records === total ? new Blob(chunks, { type: 'text/csv' }) : undefined
}

/** Downloads a list as CSV, with progress. Resolves to undefined if cancelled. */
export async function exportList(
  list: ExportName,
  filters: Readonly<Record<string, string | number | boolean | undefined>>,
  { signal, onProgress }: ExportOptions,
): Promise<Exported | undefined> {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filters)) {
    if (value !== undefined) query.set(name, `${value}`)
  }
  try {
    const response = await fetch(`/api/export/${list}?${query}`, {
      signal,
      credentials: 'same-origin',
      headers: { Accept: 'text/csv, application/problem+json' },
    })
    if (!response.ok) return { problem: await toProblem(response) }
    if (!response.body) return { problem: cutOff }
    const total = Number(response.headers.get('X-Total-Count'))
    const file = await readWhole(response.body, total, onProgress)
    if (!file) return { problem: cutOff }
    return { file, name: nameIn(response.headers.get('Content-Disposition')) ?? `${list}.csv` }
  } catch (error) {
    if (signal.aborted) return undefined
    return { problem: toApiProblem({ status: 'FETCH_ERROR', error: String(error) }) }
  }
}
