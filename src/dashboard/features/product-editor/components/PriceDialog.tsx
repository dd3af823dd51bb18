import { useFormik } from 'formik'
import { useEffect, useEffectEvent, useState } from 'react'
import { isApiProblem, isEditConflict, type Product, useSetProductPriceMutation } from '@/api'
import { toField } from '@/common/mapFields'
import { FormDialog } from '@/dashboard/ui/FormDialog'
import { FormTextField } from '@/dashboard/ui/FormFields'
import { t } from '@/shared/lib/language'
import { showToast } from '@/shared/ui/toast/toast'
import { type ProductForm, toForm, toProductInput } from '../forms/productForm'
import { priceRules } from '../forms/rules'
import { useMergedSave } from '../hooks/useMergedSave'
import { priceNotice } from '../lib/priceNotice'
import * as messages from '../messages'
import { ConflictDialog } from './ConflictDialog'
import { textProps } from './ProductInput'

type PriceDialogProps = {
  product: Product
  /** Prices that were entered elsewhere, which it saves at once. */
  entered?: Product
  onClose: () => void
}

const fields = ['price', 'discountPrice'] as const

const pricesOf = ({ price, discountPrice }: ProductForm) => ({ price, discountPrice })

function toPrices(form: ProductForm) {
  const { price, discountPrice } = toProductInput(form)
  return { price, discountPrice }
}

/** Changes the prices of a product without opening its editor. */
export function PriceDialog({ product, entered, onClose }: PriceDialogProps) {
  const [setProductPrice] = useSetProductPriceMutation()
  const [base, setBase] = useState(toForm({ product }))
  const { save, conflict, close } = useMergedSave({
    id: product._id,
    fields,
    send: (values) => {
      const previous = toPrices(toForm(values.version ?? { product }))
      return setProductPrice({ id: product._id, body: { ...toPrices(values), previous } })
    },
  })
  const form = useFormik({
    initialValues: pricesOf(entered ? toForm({ product: entered }) : base),
    validationSchema: priceRules,
    onSubmit: async (values, { setErrors, setValues }) => {
      const { price, discountPrice } = base
      if (values.price === price && values.discountPrice === discountPrice) {
        onClose()
        return
      }
      const changed = { ...base, ...values }
      const { error, form: sent, notice } = await save(changed)
      if (error) {
        if (sent.version !== changed.version) {
          setBase(toForm(sent.version ?? { product }))
          await setValues(pricesOf(sent), false)
        }
        if (isApiProblem(error) && !isEditConflict(error)) {
          setErrors(error.fieldErrors ?? { price: error.message })
        }
        return
      }
      showToast(priceNotice(product.productName, values, { price, discountPrice }))
      if (notice) showToast(notice, 'info')
      onClose()
    },
  })

  const submitEntered = useEffectEvent(() => {
    if (entered) void form.submitForm()
  })
  useEffect(() => submitEntered(), [])

  async function handleResolve(resolved: ProductForm) {
    close()
    setBase(toForm(resolved.version ?? { product }))
    await form.setValues(pricesOf(resolved), false)
    await form.submitForm()
  }

  return (
    <>
      <FormDialog
        form={form}
        title={product.productName}
        submitLabel={t(messages.save)}
        onClose={onClose}
      >
        <FormTextField
          {...textProps.amount}
          form={form}
          name="price"
          label={t(toField('price').inputLabel)}
          autoFocus
          onFocus={({ target }) => target.select()}
        />
        <FormTextField
          {...textProps.amount}
          form={form}
          name="discountPrice"
          label={t(toField('discountPrice').inputLabel)}
        />
      </FormDialog>
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          confirmLabel={t(messages.save)}
          onResolve={(resolved) => void handleResolve(resolved)}
          onClose={close}
        />
      )}
    </>
  )
}
