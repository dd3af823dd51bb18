import { text } from '@/common/text'

export const fullName = text('Full name', 'পুরো নাম')
export const mobileNumber = text('Mobile number', 'মোবাইল নম্বর')
export const mobileHint = text(
  'The courier calls this number, e.g. +880 1711 000000.',
  'কুরিয়ার এই নম্বরে ফোন করবে, যেমন +880 1711 000000।',
)
export const district = text('District', 'জেলা')
export const chooseDistrict = text('Choose a district', 'জেলা বেছে নিন')
export const address = text('Address', 'ঠিকানা')
export const addressHint = text(
  'House, road, area and a nearby landmark.',
  'বাসা, রোড, এলাকা ও কাছাকাছি পরিচিত জায়গা।',
)

// Rules
export const mobileMissing = text('Please enter your mobile number.', 'আপনার মোবাইল নম্বর লিখুন।')
export const districtMissing = text('Please choose a district.', 'আপনার জেলা বেছে নিন।')
export const otherDistrict = text(
  'We do not deliver to this district.',
  'এই জেলায় আমরা ডেলিভারি দিই না।',
)
export const addressMissing = text('Please enter your address.', 'আপনার ঠিকানা লিখুন।')
