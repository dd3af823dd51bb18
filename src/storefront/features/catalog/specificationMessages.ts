import { text } from '@/common/text'

export const specification = text('Specification', 'স্পেসিফিকেশন')
