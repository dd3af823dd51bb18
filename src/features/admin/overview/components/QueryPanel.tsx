import type { ReactNode } from 'react'
import { ErrorNote } from '../../../../shared/ui/error-note/ErrorNote'
import { Panel } from '../../../../shared/ui/panel/Panel'
import { Skeleton } from '../../../../shared/ui/skeleton/Skeleton'
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/VisuallyHidden'

type QueryPanelProps = {
  title: string
  /** Names the content in messages: `order statuses`. */
  content: string
  query: { isError: boolean; isFetching: boolean; refetch: () => unknown }
  /** Height of the skeleton, so that the layout does not shift. */
  height: string
  /** Nullish until the query has data. */
  children: ReactNode
}

/** A panel whose content comes from a query. */
export function QueryPanel({ title, content, query, height, children }: QueryPanelProps) {
  return <Panel title={title}>{children ?? (query.isError ? failed() : loading())}</Panel>

  function failed() {
    return (
      <ErrorNote
        message={`The ${content} could not be loaded.`}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    )
  }

  function loading() {
    return (
      <div role="status">
        <VisuallyHidden>{`Loading the ${content}…`}</VisuallyHidden>
        <Skeleton height={height} borderRadius="var(--radius)" />
      </div>
    )
  }
}
