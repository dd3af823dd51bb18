import { ConfigError, loadConfig } from '../../src/bootstrap/config'

const load = (env: NodeJS.ProcessEnv) => loadConfig(env, '/shop')

describe('the configuration', () => {
  it('is a demo on this machine by default', () => {
    const config = load({})
    expect(config).toMatchObject({
      isDemo: true,
      host: 'localhost',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      dataDir: '/shop/.data',
      identity: { projectId: 'demo-jontro', isEmulated: true },
    })
  })

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://localhost/shop'],
    ['PUBLIC_URL', 'not a url'],
    ['RATE_LIMIT_PER_MINUTE', '-1'],
    ['LOG_LEVEL', 'loud'],
    ['LOAD_SHEDDING', 'maybe'],
  ])('names %s if %j is not valid', (name, value) => {
    expect(() => load({ [name]: value })).toThrow(ConfigError)
    expect(() => load({ [name]: value })).toThrow(new RegExp(`${name}: .*'${value}'`))
  })

  it('treats an empty value as not set', () => {
    expect(load({ PORT: '', DATABASE_URL: '' }).port).toBe(3000)
  })

  it.each([{ HOST: '0.0.0.0' }, { HOST: '192.168.1.5' }, { PUBLIC_URL: 'https://shop.example' }])(
    'does not expose a demo to the network: %j',
    (env) => {
      expect(() => load(env)).toThrow(/known passwords/)
    },
  )

  const broker = {
    FIREBASE_PROJECT_ID: 'jontro-live',
    FIREBASE_API_KEY: 'key',
    FIREBASE_AUTH_DOMAIN: 'jontro-live.firebaseapp.com',
    HOST: '0.0.0.0',
    PUBLIC_URL: 'https://shop.example/',
  }

  it('is no demo with a Firebase project, and rejects emulator tokens then', () => {
    const config = load(broker)
    expect(config).toMatchObject({
      isDemo: false,
      isSecure: true,
      publicUrl: 'https://shop.example',
      allowedHosts: ['shop.example'],
    })
    expect(config.identity.isEmulated).toBe(false)
  })

  it('requires all settings of a Firebase project', () => {
    expect(() => load({ ...broker, FIREBASE_API_KEY: '' })).toThrow(/FIREBASE_API_KEY/)
  })
})
