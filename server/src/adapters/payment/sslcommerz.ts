import { formatAmount } from '../../db/money'
import { GatewayUnavailableError, type PaymentGateway, type Refund } from './gateway'
import { requestJson } from './requestJson'
import {
  queryResponse,
  refundQueryResponse,
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

/** A refund that was requested before is under way, whether the gateway calls that an error or not. */
const saysRequestedBefore = /\balready\b/i

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
    async refund({ refundId, bankTranId, amount, reason }): Promise<Refund> {
      const url = transactionApi({
        bank_tran_id: bankTranId,
        refund_trans_id: refundId,
        refund_amount: formatAmount(amount.paisa),
        refund_remarks: reason,
        refe_id: refundId,
      })
      const {
        status,
        refund_ref_id: reference,
        errorReason = 'no reason',
      } = await requestJson({ what: 'refund', url, timeout }, refundResponse)
      return status === 'failed' && !saysRequestedBefore.test(errorReason)
        ? { state: 'failed', reason: redactPersonalData(errorReason) }
        : { state: 'requested', reference }
    },
    async queryRefund(reference) {
      const url = transactionApi({ refund_ref_id: reference })
      const { status, errorReason = 'it cancelled the refund' } = await requestJson(
        { what: 'refund query', url, timeout },
        refundQueryResponse,
      )
      if (status === 'refunded') return { state: 'settled' }
      return status === 'cancelled'
        ? { state: 'failed', reason: redactPersonalData(errorReason) }
        : { state: 'requested', reference }
    },
  }
}
