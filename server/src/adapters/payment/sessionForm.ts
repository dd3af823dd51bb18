import { getMaxInstalments } from '../../../../common/emi'
import { shop } from '../../../../shop/shop.config'
import { formatAmount, fromPaisa } from '../../db/money'
import type { SessionRequest } from './gateway'

/** Required by the gateway, but not asked at checkout: the postcode of the district's head post office. */
const postcodes: Readonly<Record<string, string>> = {
  Dhaka: '1000',
  Chittagong: '4000',
  Rajshahi: '6000',
  Khulna: '9000',
  Mymensingh: '2200',
  Sylhet: '3100',
  Barishal: '8200',
  Rangpur: '5400',
  Tangail: '1900',
}

const atMost = (length: number, text: string) => [...text].slice(0, length).join('').trim()

/** Form fields of a new session, truncated to the gateway's maximum lengths. */
export function sessionForm(request: SessionRequest): Record<string, string> {
  const { tranId, amount, returnUrls, notifyUrl, customer, items } = request
  const maxInstalments = getMaxInstalments(fromPaisa(amount.paisa))
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0)
  return {
    total_amount: formatAmount(amount.paisa),
    currency: amount.currency,
    tran_id: tranId,
    success_url: returnUrls.success,
    fail_url: returnUrls.fail,
    cancel_url: returnUrls.cancel,
    ipn_url: notifyUrl,
    // Instalments are between the customer and the bank: the shop gets the whole amount at once.
    emi_option: maxInstalments === undefined ? '0' : '1',
    ...(maxInstalments !== undefined && { emi_max_inst_option: String(maxInstalments) }),
    cus_name: atMost(50, customer.name),
    // Cut off, it could be the address of somebody else.
    cus_email: customer.email.length > 50 ? shop.supportEmail : customer.email,
    cus_phone: atMost(20, customer.mobileNumber),
    cus_add1: atMost(50, customer.address),
    cus_city: atMost(50, customer.district),
    cus_postcode: postcodes[customer.district] ?? '1000',
    cus_country: atMost(50, customer.country),
    // The shop ships by itself, so the gateway needs no shipping address.
    shipping_method: 'NO',
    num_of_item: String(count),
    product_name: atMost(255, items.map(({ name }) => name).join(', ')),
    product_category: 'Gadgets',
    product_profile: 'physical-goods',
  }
}
