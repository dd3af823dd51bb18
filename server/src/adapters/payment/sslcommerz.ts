import { takaText } from '../../db/money'
import { queryAnswer, refundAnswer, sessionAnswer, validationAnswer } from './answers'
import { ask } from './ask'
import { GatewayUnavailableError, type PaymentGateway } from './gateway'
import { sessionForm } from './sessionForm'

export type SslcommerzOptions = {
  /** `https://securepay.sslcommerz.com`, its test system, or our sandbox. */
  baseUrl: string
  storeId: string
  storePassword: string
  /** How long each call may take, in milliseconds. */
  patience?: number
}

/** The gateway's own words name fields, and perhaps what was in them. */
const withoutPersons = (words: string) =>
  words.replace(/\S+@\S+|\+?\d[\d -]{4,}\d/g, '…').slice(0, 200)

/** SSLCommerz, version 4 of its API. */
export function createSslcommerzGateway(options: SslcommerzOptions): PaymentGateway {
  const { baseUrl, storeId, storePassword, patience = 5_000 } = options
  const store = { store_id: storeId, store_passwd: storePassword }

  function addressOf(path: string, query: Readonly<Record<string, string>> = {}): URL {
    const url = new URL(path, baseUrl)
    url.search = new URLSearchParams(query).toString()
    return url
  }

  const transactionApi = (query: Readonly<Record<string, string>>) =>
    addressOf('/validator/api/merchantTransIDvalidationAPI.php', {
      ...query,
      ...store,
      v: '1',
      format: 'json',
    })

  return {
    async createSession(request) {
      const what = 'payment session'
      const url = addressOf('/gwprocess/v4/api.php')
      const form = { ...store, ...sessionForm(request) }
      const answer = await ask({ what, url, form, patience }, sessionAnswer)
      if (answer.status === 'FAILED') {
        throw new GatewayUnavailableError(
          `${what}: refused (${withoutPersons(answer.failedreason ?? 'no reason')})`,
        )
      }
      return { sessionKey: answer.sessionkey, pageUrl: answer.GatewayPageURL }
    },
    validate(valId) {
      const query = { val_id: valId, ...store, v: '1', format: 'json' }
      const url = addressOf('/validator/api/validationserverAPI.php', query)
      return ask({ what: 'payment validation', url, patience }, validationAnswer)
    },
    async queryByTransaction(tranId) {
      const url = transactionApi({ tran_id: tranId })
      const found = await ask({ what: 'payment query', url, patience }, queryAnswer)
      return found.filter((each) => each.tranId === tranId)
    },
    async refund({ refundId, bankTranId, amount, reason }) {
      const what = 'refund'
      const url = transactionApi({
        bank_tran_id: bankTranId,
        refund_trans_id: refundId,
        refund_amount: takaText(amount.paisa),
        refund_remarks: reason,
        refe_id: refundId,
      })
      const answer = await ask({ what, url, patience }, refundAnswer)
      if (answer.status === 'failed') {
        return { isAccepted: false, reason: withoutPersons(answer.errorReason ?? 'no reason') }
      }
      if (!answer.refund_ref_id) throw new GatewayUnavailableError(`${what}: no reference`)
      return { isAccepted: true, reference: answer.refund_ref_id }
    },
  }
}
