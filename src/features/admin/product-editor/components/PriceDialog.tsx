import { useFormik } from 'formik'
import {
  isApiProblem,
  isEditConflict,
  type Product,
  useSetProductPriceMutation,
} from '../../../../api'
import { FormDialog } from '../../../../shared/forms/FormDialog'
import { FormTextField } from '../../../../shared/forms/FormFields'
import { formatTaka } from '../../../../shared/lib/formatTaka'
import { showToast } from '../../../../shared/ui/toast'
import { toForm } from '../forms/productForm'
import { priceRules } from '../forms/rules'
import { parseAmount, parseDiscount } from '../lib/amount'

type PriceDialogProps = {
  product: Product
  onClose: () => void
}

const findPriceError = (error: unknown, { price }: Product) =>
  isEditConflict(error)
    ? `Someone else has changed the prices meanwhile. The price was ${formatTaka(price)}: please close this and look again.`
    : undefined

/** Changes the prices of a product without opening its editor. */
export function PriceDialog({ product, onClose }: PriceDialogProps) {
  const [setProductPrice] = useSetProductPriceMutation()
  const { price, discountPrice } = toForm(product)
  const form = useFormik({
    initialValues: { price, discountPrice },
    validationSchema: priceRules,
    onSubmit: async (values, { setErrors }) => {
      if (values.price === price && values.discountPrice === discountPrice) {
        onClose()
        return
      }
      const { error } = await setProductPrice({
        id: product._id,
        body: {
          price: parseAmount(values.price) ?? 0,
          discountPrice: parseDiscount(values.discountPrice) ?? null,
          previous: { price: product.price, discountPrice: product.discountPrice ?? null },
        },
      })
      if (error) {
        const message = findPriceError(error, product)
        if (message) setErrors({ price: message })
        else if (isApiProblem(error)) setErrors(error.fieldErrors ?? { price: error.message })
        return
      }
      showToast(`Price of ${product.productName} changed`)
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={product.productName} submitLabel="Save" onClose={onClose}>
      <FormTextField
        form={form}
        name="price"
        label="Price (৳)"
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        autoComplete="off"
        autoFocus
        onFocus={({ target }) => target.select()}
      />
      <FormTextField
        form={form}
        name="discountPrice"
        label="Discount price (৳, optional)"
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        autoComplete="off"
      />
    </FormDialog>
  )
}
