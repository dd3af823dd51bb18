const { resolve } = require('node:path')

const root = resolve(__dirname, '..')

/** Operations without a hook: server-sent events, streamed files, posts of the gateway and of mail programs, probes. */
const notForScripts =
  /^(streamChanges|export\w+|returnFromPayment|notifyPayment|unsubscribe|getHealth|getReadiness|getMetrics)$/

/** @type {import('@rtk-query/codegen-openapi').ConfigFile} */
module.exports = {
  schemaFile: resolve(root, 'contract/openapi.yaml'),
  apiFile: resolve(root, 'src/api/emptyApi.ts'),
  apiImport: 'emptyApi',
  outputFile: resolve(root, 'src/api/generated/shopApi.ts'),
  exportName: 'shopApi',
  filterEndpoints: (name) => !notForScripts.test(name),
  endpointOverrides: [{ pattern: 'endSession', type: 'mutation' }],
  hooks: true,
  encodePathParams: true,
  mergeReadWriteOnly: true,
  useUnknown: true,
}
