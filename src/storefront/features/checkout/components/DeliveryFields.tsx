import { shop } from '@/shop/shop.config'
import { SelectField } from '@/storefront/ui/SelectField'
import { TextArea } from '@/storefront/ui/TextArea'
import { TextField } from '@/storefront/ui/TextField'
import type { useFormFields } from '@/storefront/ui/useFormFields'
import type { DeliveryValues } from '../model/delivery'
import styles from './DeliveryFields.module.css'

type DeliveryFieldsProps = {
  textField: ReturnType<typeof useFormFields<DeliveryValues>>['textField']
}

export function DeliveryFields({ textField }: DeliveryFieldsProps) {
  return (
    <div className={styles.fields}>
      <TextField {...textField('name')} label="Full name" autoComplete="name" required />
      <TextField
        {...textField('mobileNumber')}
        label="Mobile number"
        hint="The courier calls this number, e.g. +880 1711 000000."
        type="tel"
        autoComplete="tel"
        required
      />
      <TextField
        {...textField('email')}
        className={styles.wide}
        label="E-mail (optional)"
        hint="Leave empty to use your account’s e-mail."
        type="email"
        autoComplete="email"
        spellCheck={false}
      />
      <SelectField
        {...textField('district')}
        className={styles.short}
        label="District"
        options={shop.districts}
        placeholder="Choose a district"
        autoComplete="address-level1"
        required
      />
      <SelectField
        {...textField('country')}
        className={styles.short}
        label="Country"
        options={[shop.country]}
        autoComplete="country-name"
      />
      <TextArea
        {...textField('address')}
        label="Address"
        hint="House, road, area and a nearby landmark."
        autoComplete="street-address"
        rows={2}
        required
      />
      <TextArea
        {...textField('additionalInfo')}
        label="Additional information (optional)"
        rows={2}
      />
    </div>
  )
}
