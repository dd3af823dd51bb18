import { formatBengaliNumber, toBengaliDigits } from '@/common/bengali'
import { text } from '@/common/text'

export const nothing = text('Nothing', 'কোনো পণ্য নেই')
export const andMore = text(
  (name: string, count: number) => `${name} and ${count} more`,
  (name, count) => `${name} ও আরও ${formatBengaliNumber(count)}টি`,
)
export const withDelivery = text(
  (amount: string) => `${amount} with delivery`,
  (amount) => `ডেলিভারিসহ ${amount}`,
)
export const foreignAmount = text(
  (currency: string, amount: string) => `${currency} ${amount}`,
  (currency, amount) => `${currency} ${toBengaliDigits(amount)}`,
)
