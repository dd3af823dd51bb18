import type { TextFieldProps } from '@mui/material/TextField'
import type { FieldKind } from '@/common/fieldRow'
import type { ProductField } from '@/common/mapFields'
import { parseAmount } from '@/dashboard/ui/amount'
import { FormCheckbox, FormSelect, FormTextField } from '@/dashboard/ui/FormFields'
import { categoryName } from '@/shared/lib/categoryName'
import { discountPercent } from '@/shared/lib/discountPercent'
import { t } from '@/shared/lib/language'
import type { FormMode } from '../forms/productForm'
import type { ProductFormik } from '../hooks/useProductForm'
import * as messages from '../messages'
import { AttributeInputs } from './AttributeInputs'
import { FamilyInput } from './FamilyInput'
import { ProductPictures } from './ProductPictures'

/** Shares its row with the next one. */
const half = { 'data-half': true }

export const textProps = {
  text: { autoComplete: 'off' },
  longText: { multiline: true, minRows: 6, maxRows: 24 },
  amount: { ...half, autoComplete: 'off', slotProps: { htmlInput: { inputMode: 'decimal' } } },
  number: { ...half, autoComplete: 'off', slotProps: { htmlInput: { inputMode: 'numeric' } } },
  list: { multiline: true, minRows: 2 },
} as const satisfies Partial<Record<FieldKind, TextFieldProps>>

type ProductInputProps = {
  form: ProductFormik
  field: ProductField
  mode: FormMode
  categories: readonly string[]
}

/** The input of a field by its kind. */
export function ProductInput({ form, field, mode, categories }: ProductInputProps) {
  const { kind, name, inputLabel, noun, hint, limits } = field
  const props = { form, name, label: t(inputLabel) }
  if (kind === 'yesNo') return <FormCheckbox {...props} />
  if (kind === 'pictures') return <ProductPictures form={form} />
  if (kind === 'attributes') return <AttributeInputs form={form} half={half} />
  if (kind === 'category') {
    return (
      <FormSelect
        {...props}
        options={categories}
        toLabel={categoryName}
        placeholder={t(messages.chooseOne)(t(noun))}
        required
      />
    )
  }
  const inputs = {
    ...props,
    ...textProps[kind],
    helperText: hint && t(hint),
    required: limits.isRequired,
  }
  if (name === 'family') return <FamilyInput {...inputs} />
  if (name === 'discountPrice') {
    const { price, discountPrice } = form.values
    const percent = discountPercent(parseAmount(price) ?? 0, parseAmount(discountPrice))
    return (
      <FormTextField
        {...inputs}
        helperText={percent ? t(messages.percentOff)(percent) : undefined}
      />
    )
  }
  if (name === 'keyFeatures' && mode === 'add') {
    return (
      <>
        <FormTextField {...inputs} {...half} />
        <FormTextField
          {...inputs}
          {...half}
          name="moreFeatures"
          label={t(messages.moreKeyFeatures)}
        />
      </>
    )
  }
  return <FormTextField {...inputs} />
}
