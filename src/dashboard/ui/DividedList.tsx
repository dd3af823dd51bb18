import Divider from '@mui/material/Divider'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { useKeepFocus } from './useKeepFocus'

type DividedListProps = { gap?: number | { xs: number; lg: number }; children: ReactNode }

/** A list with lines between its items. It keeps the focus when a button in it goes away. */
export function DividedList({ gap = 2, children }: DividedListProps) {
  const ref = useKeepFocus()
  return (
    <Stack
      ref={ref}
      component="ul"
      divider={<Divider component="li" aria-hidden="true" />}
      sx={{ gap }}
    >
      {children}
    </Stack>
  )
}
