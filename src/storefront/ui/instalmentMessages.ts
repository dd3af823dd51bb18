import { formatBengaliNumber } from '@/common/bengali'
import { text } from '@/common/text'

export const fromAMonth = text(
  (amount: string, months: number) => `From ${amount} a month for ${months} months (EMI)`,
  (amount, months) => `${formatBengaliNumber(months)} মাসের কিস্তিতে (EMI) মাসে ${amount} থেকে`,
)
