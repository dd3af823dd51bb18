import type { ReactNode } from 'react'
import { ErrorNote } from '../../../../shared/ui/error-note/ErrorNote'
import { Panel } from '../../../../shared/ui/panel/Panel'
import { Skeleton } from '../../../../shared/ui/skeleton/Skeleton'
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/VisuallyHidden'

type QueryPanelProps = {
  title: string
  /** What is asked for, as in 'the states'. */
  what: string
  query: { isError: boolean; isFetching: boolean; refetch: () => unknown }
  /** Of the skeleton, so that nothing moves. */
  height: string
  /** Absent until there is an answer. */
  children: ReactNode
}

/** A panel whose content the server has to be asked for. */
export function QueryPanel({ title, what, query, height, children }: QueryPanelProps) {
  return <Panel title={title}>{children ?? (query.isError ? failed() : loading())}</Panel>

  function failed() {
    return (
      <ErrorNote
        message={`The ${what} could not be loaded.`}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    )
  }

  function loading() {
    return (
      <div role="status">
        <VisuallyHidden>{`Loading the ${what}…`}</VisuallyHidden>
        <Skeleton height={height} borderRadius="var(--radius)" />
      </div>
    )
  }
}
