import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { t } from '@/shared/lib/language'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import * as messages from '../messages'
import { formLayout } from './ProductFields'

const heights = ['15rem', '14rem', '21rem', '26rem']

export function EditorSkeleton() {
  return (
    <Box sx={formLayout} role="status">
      <VisuallyHidden>{t(messages.loadingProduct)}</VisuallyHidden>
      <div>
        {heights.map((height) => (
          <Skeleton key={height} height={height} sx={{ mb: 2.5 }} />
        ))}
      </div>
      <Skeleton height="30rem" />
    </Box>
  )
}
