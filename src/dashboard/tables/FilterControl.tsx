import { memo } from 'react'
import { parseAmount } from '@/dashboard/ui/amount'
import { NativeSelect } from '@/dashboard/ui/NativeSelect'
import { t } from '@/shared/lib/language'
import { DebouncedTextField } from './DebouncedTextField'
import { type FilterField, isValidFilter } from './filterFields'
import * as messages from './messages'

type FilterControlProps = {
  field: FilterField
  /** Empty if it is not set. */
  value: string
  onChange: (name: string, value: string) => void
  /** With the label inside the field. */
  isCompact?: boolean
}

const inputProps = {
  text: { type: 'search' },
  amount: { inputMode: 'decimal', placeholder: t(messages.anyAmount) },
  day: { type: 'date', min: '2000-01-01', max: '2099-12-31' },
} as const

/** An incomplete value is not applied yet. */
function toValue(field: FilterField, text: string): string {
  const trimmed = text.trim()
  const value = field.kind === 'amount' ? `${parseAmount(trimmed) ?? ''}` : trimmed
  return isValidFilter(field, value) ? value : ''
}

export const FilterControl = memo(function FilterControl(props: FilterControlProps) {
  const { field, value, onChange, isCompact } = props
  const { kind, name, label } = field
  if (kind === 'choice') {
    return (
      <NativeSelect
        label={label}
        isCompact={isCompact}
        value={value}
        onChange={(chosen) => onChange(name, chosen)}
        options={[{ value: '', label: t(messages.all) }, ...field.options]}
      />
    )
  }
  return (
    <DebouncedTextField
      size="small"
      label={label}
      value={value}
      parse={(text) => toValue(field, text)}
      isWrong={(text) => kind === 'amount' && text.trim() !== '' && toValue(field, text) === ''}
      onChange={(text) => onChange(name, text)}
      slotProps={{
        htmlInput: { ...inputProps[kind], ...(kind === 'text' && { placeholder: field.hint }) },
      }}
    />
  )
})
