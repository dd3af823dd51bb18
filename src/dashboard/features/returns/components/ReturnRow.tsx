import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReturnRequest, useWithdrawReturnMutation } from '@/api'
import { BusyButton } from '@/dashboard/ui/BusyButton'
import { showProblem } from '@/dashboard/ui/showProblem'
import { formatDate } from '@/shared/lib/formatDate'
import { langOf } from '@/shared/lib/langOf'
import { t } from '@/shared/lib/language'
import { askToConfirm } from '@/shared/ui/dialog/dialog'
import { PhotoLinks } from '@/shared/ui/PhotoLinks'
import { showToast } from '@/shared/ui/toast/toast'
import { photoAlt, reasonLabel, requestTitle } from '../lib/labels'
import * as messages from '../messages'
import { ReturnState } from './ReturnState'

type ReturnRowProps = {
  request: ReturnRequest
  /** Whether the user can withdraw it. */
  isOwn: boolean
}

/** A request as its customer sees it. */
export function ReturnRow({ request, isOwn }: ReturnRowProps) {
  const { _id: id, item, reason, details, photos, state, requestedAt, answer, answeredAt } = request
  const [withdrawReturn, { isLoading }] = useWithdrawReturnMutation()

  async function withdraw() {
    const isConfirmed = await askToConfirm({
      title: t(messages.withdrawQuestion),
      text: requestTitle(request),
      confirmLabel: t(messages.withdraw),
    })
    if (!isConfirmed) return
    const { error } = await withdrawReturn({ id })
    if (error) showProblem(error)
    else showToast(t(messages.withdrawn))
  }

  return (
    <Stack component="li" sx={{ gap: 1 }}>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}
      >
        <strong>{requestTitle(request)}</strong>
        <ReturnState request={request} />
      </Stack>
      <Typography variant="body2">
        {t(messages.requestedFor)(formatDate(requestedAt), reasonLabel(reason))}
      </Typography>
      {details && <Written text={details} />}
      <PhotoLinks photos={photos} getAlt={photoAlt} />
      {answer && (
        <Box
          sx={{
            display: 'grid',
            gap: 0.5,
            p: 1.5,
            borderRadius: 1,
            bgcolor: 'var(--surface-sunken)',
          }}
        >
          <Typography variant="body2">
            {t(messages.ourAnswer)}, {formatDate(answeredAt)}
          </Typography>
          <Written text={answer} />
        </Box>
      )}
      {isOwn && state === 'open' && (
        <BusyButton
          size="small"
          sx={{ alignSelf: 'start' }}
          aria-label={t(messages.withdrawRequest)(item.name)}
          isBusy={isLoading}
          onClick={() => void withdraw()}
        >
          {t(messages.withdraw)}
        </BusyButton>
      )}
    </Stack>
  )
}

const Written = ({ text }: { text: string }) => (
  <Box lang={langOf(text)} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
    {text}
  </Box>
)
