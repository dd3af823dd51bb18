import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import {
  type Order,
  usePackOrderMutation,
  useUndoHandOverMutation,
  useUndoPackingMutation,
} from '@/api'
import { BusyButton } from '@/dashboard/ui/BusyButton'
import { DescriptionList } from '@/dashboard/ui/DescriptionList'
import { TrackingNumber } from '@/dashboard/ui/order/TrackingNumber'
import { isOpen } from '@/entities/order/lib/isOpen'
import { formatDateTime } from '@/shared/lib/formatDate'
import { t } from '@/shared/lib/language'
import { showToast } from '@/shared/ui/toast/toast'
import * as messages from '../messages'

/** What is done until an order is delivered: each can be skipped, and taken back. */
export function OrderSteps({ order, onHandOver }: { order: Order; onHandOver: () => void }) {
  const [packOrder, packing] = usePackOrderMutation()
  const [undoPacking, unpacking] = useUndoPackingMutation()
  const [undoHandOver, undoing] = useUndoHandOverMutation()
  const { _id: id, packedAt, handedOverAt } = order

  const trackingNumber = order.trackingNumber && <TrackingNumber order={order} />

  async function pack() {
    const { data } = await packOrder({ id })
    if (data) showToast(t(messages.markedAsPacked))
  }

  const isBusy = packing.isLoading || unpacking.isLoading || undoing.isLoading
  const step = handedOverAt
    ? {
        label: t(messages.undoHandOver),
        isUndo: true,
        run: () => void undoHandOver({ id }),
      }
    : packedAt
      ? { label: t(messages.undoPacking), isUndo: true, run: () => void undoPacking({ id }) }
      : { label: t(messages.markAsPacked), isUndo: false, run: () => void pack() }

  return (
    <>
      {(packedAt || handedOverAt) && (
        <DescriptionList
          variant="compact"
          items={[
            [t(messages.packed), formatDateTime(packedAt)],
            [t(messages.handedOver), formatDateTime(handedOverAt)],
            [t(messages.courier), order.courier],
            [t(messages.trackingNumber), trackingNumber],
          ]}
        />
      )}
      {isOpen(order) && (
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
          {/* One button, which keeps the focus when its step has become another one. The second click of two is not for that one. */}
          <BusyButton
            variant={step.isUndo ? 'text' : undefined}
            isBusy={isBusy}
            onClick={({ detail }) => detail < 2 && step.run()}
          >
            {step.label}
          </BusyButton>
          <Button onClick={onHandOver}>
            {t(handedOverAt ? messages.changeCourier : messages.handOver)}
          </Button>
        </Stack>
      )}
    </>
  )
}
