import { object, string } from 'yup'
import { shop } from '../../../../shop/shop.config'
import { isMobile, normalizeMobile } from '../lib/mobile'

export const deliveryRules = object({
  name: string().trim().required('Please enter your name.').max(100, 'At most 100 characters.'),
  mobileNumber: string()
    .test(
      'required',
      'Please enter your mobile number.',
      (text = '') => normalizeMobile(text) !== '',
    )
    .test(
      'mobile',
      'This is not a mobile number of Bangladesh, such as +8801711000000.',
      (text = '') => normalizeMobile(text) === '' || isMobile(text),
    ),
  email: string()
    .trim()
    .email('This is not an e-mail address.')
    .max(254, 'At most 254 characters.'),
  country: string().oneOf([shop.country], `We deliver in ${shop.country} only.`),
  district: string()
    .required('Please choose a district.')
    .oneOf([...shop.districts], 'We do not deliver to this district.'),
  address: string()
    .trim()
    .required('Please enter your address.')
    .max(500, 'At most 500 characters.'),
  additionalInfo: string().trim().max(2000, 'At most 2,000 characters.'),
})
