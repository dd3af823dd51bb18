import { t } from '@/shared/lib/language'
import { districtName } from '@/shared/lib/localNames'
import { shop } from '@/shop/shop.config'
import { SelectField } from '@/storefront/ui/SelectField'
import { TextArea } from '@/storefront/ui/TextArea'
import { TextField } from '@/storefront/ui/TextField'
import type { useFormFields } from '@/storefront/ui/useFormFields'
import * as messages from '../messages'
import type { DeliveryValues } from '../model/delivery'
import styles from './DeliveryFields.module.css'

type DeliveryFieldsProps = {
  textField: ReturnType<typeof useFormFields<DeliveryValues>>['textField']
}

export function DeliveryFields({ textField }: DeliveryFieldsProps) {
  return (
    <div className={styles.fields}>
      <TextField {...textField('name')} label={t(messages.fullName)} autoComplete="name" required />
      <TextField
        {...textField('mobileNumber')}
        label={t(messages.mobileNumber)}
        hint={t(messages.mobileHint)}
        type="tel"
        autoComplete="tel"
        required
      />
      <TextField
        {...textField('email')}
        className={styles.wide}
        label={t(messages.email)}
        hint={t(messages.emailHint)}
        type="email"
        autoComplete="email"
        spellCheck={false}
      />
      <SelectField
        {...textField('district')}
        className={styles.short}
        label={t(messages.district)}
        options={shop.districts}
        toLabel={districtName}
        placeholder={t(messages.chooseDistrict)}
        autoComplete="address-level1"
        required
      />
      <SelectField
        {...textField('country')}
        className={styles.short}
        label={t(messages.country)}
        options={[shop.country]}
        toLabel={() => t(shop.countryName)}
        autoComplete="country-name"
      />
      <TextArea
        {...textField('address')}
        label={t(messages.address)}
        hint={t(messages.addressHint)}
        autoComplete="street-address"
        rows={2}
        required
      />
      <TextArea {...textField('additionalInfo')} label={t(messages.additionalInfo)} rows={2} />
    </div>
  )
}
