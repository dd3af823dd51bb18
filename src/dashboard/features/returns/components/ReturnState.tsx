import Chip, { type ChipProps } from '@mui/material/Chip'
import type { ReturnRequest } from '@/api'
import { t } from '@/shared/lib/language'
import * as messages from '../messages'

const colors: Record<ReturnRequest['state'], ChipProps['color']> = {
  open: 'warning',
  accepted: 'info',
  declined: 'error',
  done: 'success',
  withdrawn: 'default',
}

export const ReturnState = ({ request: { state } }: { request: ReturnRequest }) => (
  <Chip color={colors[state]} label={t(messages.states[state])} />
)
