import type { Address } from '@/api'
import { t } from '@/shared/lib/language'
import { districtName } from '@/shared/lib/localNames'
import { SelectField } from '@/storefront/ui/SelectField'
import * as messages from '../messages'

type SavedAddressFieldProps = {
  addresses: readonly Address[]
  /** The one that the form has; undefined if it has another address. */
  chosen: Address | undefined
  onChoose: (address: Address) => void
}

const toText = ({ label, address, district }: Address) =>
  `${label}: ${address.replace(/\s+/g, ' ')}, ${districtName(district)}`

export function SavedAddressField({ addresses, chosen, onChoose }: SavedAddressFieldProps) {
  return (
    <SelectField
      label={t(messages.savedAddress)}
      options={addresses.map(({ _id }) => _id)}
      toLabel={(id) =>
        addresses
          .filter(({ _id }) => _id === id)
          .map(toText)
          .join()
      }
      placeholder={t(messages.chooseAddress)}
      value={chosen?._id ?? ''}
      onChange={({ target: { value } }) => {
        const address = addresses.find(({ _id }) => _id === value)
        if (address) onChoose(address)
      }}
    />
  )
}
