import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

type PanelProps = {
  title?: string
  /** Below the title. */
  text?: string
  /** Beside the title. */
  action?: ReactNode
  children: ReactNode
}

/** A card in a dashboard; with a title it is a labelled region. */
export function Panel({ title, text, action, children }: PanelProps) {
  const titleId = useId()
  return (
    <Card component="section" aria-labelledby={title ? titleId : undefined}>
      {title && (
        <div>
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
          {text && (
            <Typography variant="body2" sx={{ mt: 0.5 }}>
              {text}
            </Typography>
          )}
        </div>
      )}
      {children}
    </Card>
  )
}
