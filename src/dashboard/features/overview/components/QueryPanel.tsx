import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { ComponentProps } from 'react'
import { Panel } from '@/dashboard/ui/Panel'
import { t } from '@/shared/lib/language'
import { QueryState } from '@/shared/ui/QueryState'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import * as messages from '../messages'

type QueryPanelProps<Data> = Pick<ComponentProps<typeof QueryState<Data>>, 'query' | 'children'> & {
  title: string
  /** Names the content in messages: `order statuses`. */
  content: string
  /** Beside the title. */
  note?: string
  /** Height of the skeleton, so that the layout does not shift. */
  height: string
}

export function QueryPanel<Data>({
  title,
  content,
  note,
  query,
  height,
  children,
}: QueryPanelProps<Data>) {
  return (
    <Panel title={title} action={note && <Typography variant="body2">{note}</Typography>}>
      <QueryState
        query={query}
        loading={
          <div role="status">
            <VisuallyHidden>{t(messages.loading)(content)}</VisuallyHidden>
            <Skeleton height={height} />
          </div>
        }
        errorText={t(messages.failed)(content)}
      >
        {children}
      </QueryState>
    </Panel>
  )
}
