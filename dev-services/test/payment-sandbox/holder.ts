import { startPaymentSandbox } from '../../payment-sandbox'

const quiet = () => undefined
const [dataDir = '', workerFile = ''] = process.argv.slice(2)

const sandbox = await startPaymentSandbox({
  dataDir,
  workerFile,
  shopName: 'Jontro',
  log: { info: quiet, warn: quiet, error: quiet },
})
console.log(JSON.stringify({ baseUrl: sandbox.baseUrl }))
