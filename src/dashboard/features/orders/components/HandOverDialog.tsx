import { useFormik } from 'formik'
import { useId } from 'react'
import { object, string } from 'yup'
import { isSessionExpired, messageOf, type Order, useHandOverOrderMutation } from '@/api'
import { handOverOrderLimits as limits } from '@/common/generated/limits/handOverOrder'
import { FormDialog } from '@/dashboard/ui/FormDialog'
import { FormTextField } from '@/dashboard/ui/FormFields'
import { fieldErrorsOf } from '@/dashboard/ui/showProblem'
import { t } from '@/shared/lib/language'
import { atMost } from '@/shared/lib/rules'
import { showToast } from '@/shared/ui/toast/toast'
import { couriers } from '@/shop/couriers'
import * as messages from '../messages'

type HandOverDialogProps = { order: Order; onClose: () => void }

const rules = object({
  courier: string()
    .trim()
    .required(t(messages.courierMissing))
    .max(...atMost(limits.courier)),
  trackingNumber: string()
    .trim()
    .max(...atMost(limits.trackingNumber)),
})

/** Hands an order over, or corrects to whom. */
export function HandOverDialog({ order, onClose }: HandOverDialogProps) {
  const [handOverOrder] = useHandOverOrderMutation()
  const listId = useId()
  const form = useFormik({
    initialValues: { courier: order.courier ?? '', trackingNumber: order.trackingNumber ?? '' },
    validationSchema: rules,
    onSubmit: async (body, { setErrors }) => {
      const { error } = await handOverOrder({ id: order._id, body })
      if (isSessionExpired(error)) return
      if (error) {
        setErrors(fieldErrorsOf(error) ?? { courier: messageOf(error) })
        return
      }
      showToast(t(order.handedOverAt ? messages.courierChanged : messages.orderHandedOver))
      onClose()
    },
  })
  return (
    <FormDialog
      isGuarded
      form={form}
      title={t(order.handedOverAt ? messages.changeCourier : messages.handOver)}
      submitLabel={t(order.handedOverAt ? messages.save : messages.handOverNow)}
      onClose={onClose}
    >
      <FormTextField
        form={form}
        name="courier"
        label={t(messages.courier)}
        helperText={!order.handedOverAt && t(messages.customerGetsMail)}
        autoComplete="off"
        autoFocus
        required
        slotProps={{ htmlInput: { list: listId } }}
      />
      <datalist id={listId}>
        {couriers.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <FormTextField
        form={form}
        name="trackingNumber"
        label={t(messages.trackingNumberOptional)}
        autoComplete="off"
        spellCheck={false}
      />
    </FormDialog>
  )
}
