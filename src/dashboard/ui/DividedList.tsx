import Divider from '@mui/material/Divider'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'

type DividedListProps = { gap?: number | { xs: number; lg: number }; children: ReactNode }

/** A list with lines between its items. */
export const DividedList = ({ gap = 2, children }: DividedListProps) => (
  <Stack component="ul" divider={<Divider component="li" aria-hidden="true" />} sx={{ gap }}>
    {children}
  </Stack>
)
