import Alert from '@mui/material/Alert'
import FormHelperText from '@mui/material/FormHelperText'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import { useEffect, useRef, useState } from 'react'
import { type ReturnRequest, useFinishReturnMutation, useListOrderReturnsQuery } from '@/api'
import { openedOrderPath } from '@/common/addresses'
import { BusyButton } from '@/dashboard/ui/BusyButton'
import { CustomerLink } from '@/dashboard/ui/CustomerLink'
import { DescriptionList } from '@/dashboard/ui/DescriptionList'
import { Modal } from '@/dashboard/ui/Modal'
import { useGuardedClose } from '@/dashboard/ui/useGuardedClose'
import { shortId } from '@/entities/order/lib/labels'
import { formatDateTime } from '@/shared/lib/formatDate'
import { langOf } from '@/shared/lib/langOf'
import { t } from '@/shared/lib/language'
import { Link as RouterLink } from '@/shared/ui/Link'
import { PhotoLinks } from '@/shared/ui/PhotoLinks'
import { showToast } from '@/shared/ui/toast/toast'
import { photoAlt, reasonLabel, requestTitle } from '../lib/labels'
import * as messages from '../messages'
import { AnswerForm } from './AnswerForm'
import { ReturnState } from './ReturnState'

type ReturnPanelProps = {
  /** As it was when it was opened; the panel shows it as it is. */
  opened: ReturnRequest
  onClose: () => void
}

/** A request, its answer, and what is left to do. */
export function ReturnPanel({ opened, onClose }: ReturnPanelProps) {
  const { data } = useListOrderReturnsQuery({ id: opened.order._id })
  const request = data?.requests.find(({ _id }) => _id === opened._id) ?? opened
  const { order, state } = request
  const [isAnswering, setIsAnswering] = useState(false)
  const close = useGuardedClose(isAnswering, onClose)

  // The form that was answered is gone, and the content would stay scrolled to where it was.
  const stateRef = useRef<HTMLDivElement>(null)
  const shownState = useRef(opened.state)
  useEffect(() => {
    const { current } = stateRef
    if (isAnswering || state === shownState.current || !current?.parentElement) return
    shownState.current = state
    current.parentElement.scrollTop = 0
    current.focus({ preventScroll: true })
  }, [state, isAnswering])

  return (
    <Modal isPanel title={requestTitle(request)} onClose={close}>
      <Stack ref={stateRef} direction="row" tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
        <ReturnState request={request} />
      </Stack>
      {order.isDeleted && <Alert severity="info">{t(messages.orderIsCancelled)}</Alert>}
      <DescriptionList
        items={[
          [
            t(messages.customer),
            <CustomerLink key="customer" email={order.email}>
              {order.name}
            </CustomerLink>,
          ],
          [
            t(messages.order),
            <Link key="order" component={RouterLink} to={openedOrderPath(order)}>
              {order.orderNumber ?? shortId(order._id)}
            </Link>,
          ],
          [t(messages.requested), formatDateTime(request.requestedAt)],
          [t(messages.reason), reasonLabel(request.reason)],
          [
            t(messages.details),
            <Stack key="details" sx={{ gap: 1.5 }}>
              {asWritten(request.details) ?? t(messages.noDetails)}
              <PhotoLinks photos={request.photos} getAlt={photoAlt} />
            </Stack>,
          ],
          [t(messages.answered), answeredText(request)],
          [t(messages.answer), asWritten(request.answer)],
          [t(messages.closed), formatDateTime(request.closedAt)],
        ]}
      />
      {/* What is being written stays, even if another admin has answered meanwhile. */}
      {(state === 'open' || isAnswering) && (
        <AnswerForm request={request} onDirtyChange={setIsAnswering} />
      )}
      {state === 'accepted' && !isAnswering && <FinishButton request={request} />}
    </Modal>
  )
}

const asWritten = (text = '') => (text ? <span lang={langOf(text)}>{text}</span> : undefined)

function answeredText({ answeredAt, answeredBy }: ReturnRequest) {
  const time = formatDateTime(answeredAt)
  return answeredBy ? t(messages.answeredByOn)(answeredBy, time) : time
}

function FinishButton({ request: { _id: id } }: { request: ReturnRequest }) {
  const [finishReturn, { isLoading }] = useFinishReturnMutation()

  async function finish() {
    const { data } = await finishReturn({ id })
    if (data) showToast(t(messages.markedAsDone))
  }

  return (
    <div>
      <BusyButton isBusy={isLoading} onClick={() => void finish()}>
        {t(messages.markAsDone)}
      </BusyButton>
      <FormHelperText>{t(messages.doneHint)}</FormHelperText>
    </div>
  )
}
