import Alert from '@mui/material/Alert'
import { useFormik } from 'formik'
import { useRef, useState } from 'react'
import { object, string } from 'yup'
import { type Address, isSessionExpired, messageOf, useSaveAddressMutation } from '@/api'
import { saveAddressLimits } from '@/common/generated/limits/saveAddress'
import { FormDialog } from '@/dashboard/ui/FormDialog'
import { FormCheckbox, FormSelect, FormTextField } from '@/dashboard/ui/FormFields'
import { fieldErrorsOf } from '@/dashboard/ui/showProblem'
import { addressRule, districtRule, mobileRule } from '@/entities/address/lib/rules'
import * as entity from '@/entities/address/messages'
import { t } from '@/shared/lib/language'
import { districtName } from '@/shared/lib/localNames'
import { newId } from '@/shared/lib/newId'
import { atMost, nameRule } from '@/shared/lib/rules'
import { showToast } from '@/shared/ui/toast/toast'
import { shop } from '@/shop/shop.config'
import * as messages from '../messages'

type AddressDialogProps = {
  /** Undefined for a new one. */
  address: Address | undefined
  isFirst: boolean
  onClose: () => void
}

const rules = object({
  label: string()
    .trim()
    .required(t(messages.labelMissing))
    .max(...atMost(saveAddressLimits.label)),
  name: nameRule,
  mobileNumber: mobileRule,
  district: districtRule,
  address: addressRule,
})

export function AddressDialog({ address, isFirst, onClose }: AddressDialogProps) {
  const [saveAddress] = useSaveAddressMutation()
  const [problem, setProblem] = useState<string>()
  /** Another try must not save it twice. */
  const id = useRef(address?._id ?? newId())
  const form = useFormik({
    initialValues: {
      label: address?.label ?? '',
      name: address?.name ?? '',
      mobileNumber: address?.mobileNumber ?? shop.mobilePrefix,
      district: address?.district ?? '',
      address: address?.address ?? '',
      isDefault: address?.isDefault ?? isFirst,
    },
    validationSchema: rules,
    onSubmit: async (addressInput, { setErrors }) => {
      setProblem(undefined)
      const { error } = await saveAddress({ id: id.current, addressInput })
      if (isSessionExpired(error)) return
      if (error) {
        const fieldErrors = fieldErrorsOf(error)
        if (fieldErrors) setErrors(fieldErrors)
        else setProblem(messageOf(error))
        return
      }
      showToast(t(messages.addressSaved))
      onClose()
    },
  })
  return (
    <FormDialog
      isGuarded
      form={form}
      title={t(address ? messages.editAddress : messages.addAddress)}
      submitLabel={t(messages.save)}
      onClose={onClose}
    >
      {problem && <Alert severity="error">{problem}</Alert>}
      <FormTextField
        form={form}
        name="label"
        label={t(messages.label)}
        helperText={t(messages.labelHint)}
        autoComplete="off"
        autoFocus
        required
      />
      <FormTextField
        form={form}
        name="name"
        label={t(entity.fullName)}
        autoComplete="name"
        required
      />
      <FormTextField
        form={form}
        name="mobileNumber"
        label={t(entity.mobileNumber)}
        helperText={t(entity.mobileHint)}
        type="tel"
        autoComplete="tel"
        required
      />
      <FormSelect
        form={form}
        name="district"
        label={t(entity.district)}
        options={shop.districts}
        toLabel={districtName}
        placeholder={t(entity.chooseDistrict)}
        autoComplete="address-level1"
        required
      />
      <FormTextField
        form={form}
        name="address"
        label={t(entity.address)}
        helperText={t(entity.addressHint)}
        autoComplete="street-address"
        multiline
        minRows={2}
        required
      />
      <FormCheckbox form={form} name="isDefault" label={t(messages.useFirst)} />
    </FormDialog>
  )
}
