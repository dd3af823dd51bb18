const identity = {
  apiKey: 'k',
  projectId: 'p',
  authDomain: 'd',
  emulator: true,
  savesProfiles: true,
}

function configured(config: unknown) {
  document.body.innerHTML = '<script type="application/json" id="runtime-config"></script>'
  const script = document.getElementById('runtime-config')
  if (script) script.textContent = JSON.stringify(config)
  jest.resetModules()
  return jest.requireActual<typeof import('./runtimeConfig')>('./runtimeConfig').runtimeConfig
}

describe('runtimeConfig', () => {
  it('is read from the page', () => {
    const config = { mode: 'demo', identity, uploadUrl: '/api/upload' }
    expect(configured(config)()).toEqual(config)
  })
})
