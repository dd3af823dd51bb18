import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

type PanelProps = {
  title?: string
  /** Beside the title. */
  action?: ReactNode
  className?: string
  children: ReactNode
}

/** A card in a dashboard; with a title it is a labelled region. */
export function Panel({ title, action, className, children }: PanelProps) {
  const titleId = useId()
  return (
    <Card component="section" className={className} aria-labelledby={title ? titleId : undefined}>
      {title && (
        <Stack
          direction="row"
          sx={{
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            columnGap: 2,
          }}
        >
          <Typography variant="h2" id={titleId}>
            {title}
          </Typography>
          {action}
        </Stack>
      )}
      {children}
    </Card>
  )
}
