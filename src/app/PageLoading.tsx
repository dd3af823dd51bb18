import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'

/** The splash screen's spinner stays visible while this is rendered. */
export function PageLoading() {
  return (
    <div className="page-loading" role="status">
      <VisuallyHidden>Loading the page…</VisuallyHidden>
    </div>
  )
}
