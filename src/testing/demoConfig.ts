import type { RuntimeConfig } from '@/common/pageRenderer'

/** What the server of a demo writes into its pages. */
export const demoConfig: RuntimeConfig = {
  mode: 'demo',
  identity: {
    apiKey: 'key',
    projectId: 'project',
    authDomain: 'shop.example',
    emulator: true,
    savesProfiles: true,
  },
  uploadUrl: '/api/upload',
}
