import { formatAmount } from '../../db/money'
import { GatewayUnavailableError, type PaymentGateway } from './gateway'
import { requestJson } from './requestJson'
import {
  queryResponse,
  refundResponse,
  sessionResponse,
  validationResponse,
} from './responseSchemas'
import { sessionForm } from './sessionForm'

export type SslcommerzOptions = {
  /** `https://securepay.sslcommerz.com`, its test system or the local sandbox. */
  baseUrl: string
  storeId: string
  storePassword: string
  /** Timeout of each call in milliseconds. */
  timeout?: number
}

/** Error texts of the gateway may quote customer data. */
const redactPersonalData = (words: string) =>
  words.replace(/\S+@\S+|\+?\d[\d -]{4,}\d/g, '…').slice(0, 200)

/** SSLCommerz, version 4 of its API. */
export function createSslcommerzGateway(options: SslcommerzOptions): PaymentGateway {
  const { baseUrl, storeId, storePassword, timeout = 5_000 } = options
  const store = { store_id: storeId, store_passwd: storePassword }

  function toUrl(path: string, query: Readonly<Record<string, string>> = {}): URL {
    const url = new URL(path, baseUrl)
    url.search = new URLSearchParams(query).toString()
    return url
  }

  const transactionApi = (query: Readonly<Record<string, string>>) =>
    toUrl('/validator/api/merchantTransIDvalidationAPI.php', {
      ...query,
      ...store,
      v: '1',
      format: 'json',
    })

  return {
    async createSession(request) {
      const what = 'payment session'
      const url = toUrl('/gwprocess/v4/api.php')
      const form = { ...store, ...sessionForm(request) }
      const response = await requestJson({ what, url, form, timeout }, sessionResponse)
      if (response.status === 'FAILED') {
        throw new GatewayUnavailableError(
          `${what}: refused (${redactPersonalData(response.failedreason ?? 'no reason')})`,
        )
      }
      return { sessionKey: response.sessionkey, pageUrl: response.GatewayPageURL }
    },
    validate(valId) {
      const query = { val_id: valId, ...store, v: '1', format: 'json' }
      const url = toUrl('/validator/api/validationserverAPI.php', query)
      return requestJson({ what: 'payment validation', url, timeout }, validationResponse)
    },
    async queryByTransaction(tranId) {
      const url = transactionApi({ tran_id: tranId })
      const found = await requestJson({ what: 'payment query', url, timeout }, queryResponse)
      return found.filter((each) => each.tranId === tranId)
    },
    async refund({ refundId, bankTranId, amount, reason }) {
      const what = 'refund'
      const url = transactionApi({
        bank_tran_id: bankTranId,
        refund_trans_id: refundId,
        refund_amount: formatAmount(amount.paisa),
        refund_remarks: reason,
        refe_id: refundId,
      })
      const response = await requestJson({ what, url, timeout }, refundResponse)
      if (response.status === 'failed') {
        return {
          isAccepted: false,
          reason: redactPersonalData(response.errorReason ?? 'no reason'),
        }
      }
      if (!response.refund_ref_id) throw new GatewayUnavailableError(`${what}: no reference`)
      return { isAccepted: true, reference: response.refund_ref_id }
    },
  }
}
