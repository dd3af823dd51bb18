import { startPaymentSandbox } from '../../payment-sandbox/startPaymentSandbox'

const quiet = () => undefined
const [dataDir = ''] = process.argv.slice(2)

const sandbox = await startPaymentSandbox({
  dataDir,
  shopName: 'Jontro',
  log: { info: quiet, warn: quiet, error: quiet },
})
console.log(JSON.stringify({ baseUrl: sandbox.baseUrl }))
