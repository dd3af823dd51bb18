import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'

type ListSkeletonProps = {
  label: string
  rows?: number
}

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
