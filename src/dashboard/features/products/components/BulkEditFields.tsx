import InputAdornment from '@mui/material/InputAdornment'
import type { useFormik } from 'formik'
import { FormSelect, FormTextField } from '@/dashboard/ui/FormFields'
import { t } from '@/shared/lib/language'
import {
  type BulkEditForm,
  hasRounding,
  hasValue,
  isPercent,
  roundings,
  stocks,
  type Target,
  targets,
  type Way,
  waysOf,
  withOfferedWay,
} from '../lib/bulkEdit'
import * as messages from '../messages'

const labelsOf = (labels: Readonly<Record<string, string>>) => (value: string) =>
  labels[value] ?? value

const targetLabel = labelsOf({
  price: t(messages.targetPrice),
  discountPrice: t(messages.targetDiscountPrice),
  both: t(messages.targetBoth),
  stock: t(messages.targetStock),
} satisfies Record<Target, string>)
const wayLabel = labelsOf({
  raisePercent: t(messages.raisePercent),
  lowerPercent: t(messages.lowerPercent),
  raiseAmount: t(messages.raiseAmount),
  lowerAmount: t(messages.lowerAmount),
  set: t(messages.setAmount),
  belowPrice: t(messages.belowPrice),
  remove: t(messages.removeDiscount),
} satisfies Record<Way, string>)
const roundingLabel = labelsOf({
  none: t(messages.noRounding),
  to1: t(messages.roundTo)(1),
  to10: t(messages.roundTo)(10),
  to50: t(messages.roundTo)(50),
  to100: t(messages.roundTo)(100),
  ends90: t(messages.endsIn90),
} satisfies Record<BulkEditForm['rounding'], string>)
const stockLabel = labelsOf({
  same: t(messages.stockStays),
  in: t(messages.inStock),
  out: t(messages.outOfStock),
} satisfies Record<BulkEditForm['stock'], string>)

type BulkEditFieldsProps = { form: ReturnType<typeof useFormik<BulkEditForm>> }

/** What to change, how, and by how much. */
export function BulkEditFields({ form }: BulkEditFieldsProps) {
  const values = withOfferedWay(form.values)
  const { target, way } = values
  return (
    <>
      <FormSelect
        form={form}
        name="target"
        label={t(messages.whatToChange)}
        options={targets}
        toLabel={targetLabel}
      />
      {target !== 'stock' && (
        <FormSelect
          form={form}
          name="way"
          label={t(messages.howToChange)}
          options={waysOf(target)}
          toLabel={wayLabel}
        />
      )}
      {hasValue(values) && (
        <FormTextField
          form={form}
          name="value"
          label={t(isPercent(way) ? messages.percent : messages.amount)}
          autoComplete="off"
          // Not when it comes back after another choice, which has the focus.
          autoFocus={!form.dirty}
          slotProps={{
            htmlInput: { inputMode: 'decimal' },
            input: {
              endAdornment: (
                <InputAdornment position="end">{isPercent(way) ? '%' : '৳'}</InputAdornment>
              ),
            },
          }}
        />
      )}
      {hasRounding(values) && (
        <FormSelect
          form={form}
          name="rounding"
          label={t(messages.rounding)}
          options={roundings}
          toLabel={roundingLabel}
        />
      )}
      <FormSelect
        form={form}
        name="stock"
        label={t(messages.stock)}
        options={stocks}
        toLabel={stockLabel}
      />
    </>
  )
}
