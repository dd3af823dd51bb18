import { useMatches } from 'react-router-dom'
import { helpHead } from '@/common/helpHead'
import { helpTexts } from '@/common/helpTexts'
import { helpPages } from '@/common/pages'
import { usePageHead } from '@/shared/hooks/usePageHead'
import { language } from '@/shared/lib/language'
import { ErrorPage } from '@/shared/ui/ErrorPage'
import { Help } from '@/storefront/features/help/components/Help'

/** All help pages: the pattern of the address decides which. */
export function HelpPage() {
  const match = useMatches().at(-1)
  const page = Object.values(helpPages).find(({ path }) => path === match?.id)
  usePageHead(page && helpHead(language, page))
  return page ? <Help page={page} help={helpTexts[page.path]} /> : <ErrorPage />
}
