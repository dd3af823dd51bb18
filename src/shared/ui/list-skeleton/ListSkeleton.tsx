import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'

type ListSkeletonProps = {
  /** Announced to screen readers. */
  label: string
  rows?: number
}

/** Rows of a list while it is loading. */
export function ListSkeleton({ label, rows = 4 }: ListSkeletonProps) {
  return (
    <Stack role="status" sx={{ gap: 2 }}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {[...Array(rows).keys()].map((row) => (
        <Skeleton key={row} height="5.5rem" />
      ))}
    </Stack>
  )
}
