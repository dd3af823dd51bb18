import { isBengali, language } from '@/shared/lib/language'
import { type ApiProblem, toApiProblem } from './problem'

export type ExportName =
  | 'products'
  | 'orders'
  | 'refunds'
  | 'returns'
  | 'users'
  | 'carts'
  | 'audit-log'

type Exported =
  | { file: Blob; name: string; problem?: undefined }
  | { file?: undefined; name?: undefined; problem: ApiProblem }

const nameIn = (disposition: string | null) =>
  /filename="?([\w. -]+)"?/.exec(disposition ?? '')?.[1]

/** Downloads a list as CSV. `fetch` fails if the connection breaks before the file is complete. */
export async function exportList(
  list: ExportName,
  filters: Readonly<Record<string, string | number | boolean | undefined>>,
): Promise<Exported> {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filters)) {
    if (value !== undefined) query.set(name, `${value}`)
  }
  if (isBengali) query.set('language', language)
  try {
    const response = await fetch(`/api/export/${list}?${query}`, {
      credentials: 'same-origin',
      headers: { Accept: 'text/csv, application/problem+json' },
    })
    if (!response.ok) {
      const data: unknown = await response.json().catch(() => undefined)
      return { problem: toApiProblem({ status: response.status, data }) }
    }
    const name = nameIn(response.headers.get('Content-Disposition')) ?? `${list}.csv`
    return { file: await response.blob(), name }
  } catch (error) {
    return { problem: toApiProblem({ status: 'FETCH_ERROR', error: String(error) }) }
  }
}
