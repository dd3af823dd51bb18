import { saveAddressLimits } from '@/common/generated/limits/saveAddress'
import { t } from '@/shared/lib/language'
import { CheckBox } from '@/storefront/ui/CheckBox'
import { TextField } from '@/storefront/ui/TextField'
import * as messages from '../messages'

type SaveAddressProps = {
  /** Undefined if the address is not to be saved. */
  label: string | undefined
  /** Suggested name. */
  suggestion: string
  onChange: (label: string | undefined) => void
}

/** Whether to save the address with the order, and under which name. */
export function SaveAddress({ label, suggestion, onChange }: SaveAddressProps) {
  return (
    <>
      <CheckBox
        label={t(messages.saveThisAddress)}
        checked={label !== undefined}
        onChange={({ target }) => onChange(target.checked ? suggestion : undefined)}
      />
      {label !== undefined && (
        <TextField
          label={t(messages.addressName)}
          value={label}
          maxLength={saveAddressLimits.label.maxLength}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </>
  )
}
