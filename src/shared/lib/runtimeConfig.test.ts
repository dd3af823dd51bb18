const identity = { apiKey: 'k', projectId: 'p', authDomain: 'd', emulator: true }

function configured(config: unknown) {
  document.body.innerHTML = '<script type="application/json" id="runtime-config"></script>'
  const place = document.getElementById('runtime-config')
  if (place) place.textContent = JSON.stringify(config)
  jest.resetModules()
  return jest.requireActual<typeof import('./runtimeConfig')>('./runtimeConfig').runtimeConfig
}

describe('runtimeConfig', () => {
  it('is what the server wrote into the page', () => {
    const config = { mode: 'demo', identity, uploadUrl: '/api/upload' }
    expect(configured(config)()).toEqual(config)
  })

  it('is a live shop unless it says that it is a demo', () => {
    const config = { identity: { ...identity, emulator: 'true' }, uploadUrl: '/api/upload' }
    expect(configured(config)()).toMatchObject({ mode: 'live', identity: { emulator: false } })
  })

  it.each([
    ['apiKey', { identity: { ...identity, apiKey: '' }, uploadUrl: '/api/upload' }],
    ['uploadUrl', { identity }],
  ])('says that %s is missing', (name, config) => {
    expect(configured(config)).toThrow(`no '${name}'`)
  })
})
