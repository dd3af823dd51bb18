import { t } from '@/shared/lib/language'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import * as messages from './messages'

/** The splash screen's spinner stays visible while this is rendered. */
export function PageLoading() {
  return (
    <div className="page-loading" role="status">
      <VisuallyHidden>{t(messages.loadingPage)}</VisuallyHidden>
    </div>
  )
}
