import { useLocation, useMatches } from 'react-router-dom'
import { findPageHead } from '@/common/pageHead'
import { usePageHead } from '@/shared/hooks/usePageHead'
import { language } from '@/shared/lib/language'

/** The head of a page that needs no data. Rendered before the page, whose own head replaces it. */
export function RouteHead() {
  const match = useMatches().at(-1)
  const { search } = useLocation()
  usePageHead(match && findPageHead(language, match.id, match.params, new URLSearchParams(search)))
  return null
}
