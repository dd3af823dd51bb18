import { HttpResponse, http } from 'msw'
import type { ExportName } from '@/api'
import { server } from './server'

/** Answers the list's exports, and records the parameters of each. */
export function recordExports(list: ExportName): Record<string, string>[] {
  URL.createObjectURL = () => 'blob:file'
  URL.revokeObjectURL = () => {}
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined)
  const recorded: Record<string, string>[] = []
  server.use(
    http.get(`/api/export/${list}`, ({ request }) => {
      recorded.push(Object.fromEntries(new URL(request.url).searchParams))
      return new HttpResponse('ID')
    }),
  )
  return recorded
}
