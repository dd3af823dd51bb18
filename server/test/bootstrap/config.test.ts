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
    ['SMTP_URL', 'https://mail.example'],
    ['MAIL_FROM', 'Jontro'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
    ['OTEL_TRACES_SAMPLER', 'sometimes'],
    ['OTEL_TRACES_SAMPLER_ARG', '10'],
  ])('names %s if %j is not valid', (name, value) => {
    expect(() => load({ [name]: value })).toThrow(ConfigError)
    expect(() => load({ [name]: value })).toThrow(new RegExp(`${name}: .*'${value}'`))
  })

  it.each(['orders@jontro.example', 'Jontro <orders@jontro.example>'])(
    'accepts the sender %s',
    (sender) => {
      expect(load({ MAIL_FROM: sender }).mail.from).toBe(sender)
    },
  )

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

  it('is no demo with a Firebase project, and has no stand-in then', () => {
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

  const s3 = {
    S3_BUCKET: 'pictures',
    S3_REGION: 'ap-southeast-1',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  }

  it('keeps pictures on disk, or in a bucket of Amazon or another service', () => {
    expect(load({}).s3).toBeUndefined()
    expect(load(s3).s3).toEqual({
      bucket: 'pictures',
      endpoint: 'https://s3.ap-southeast-1.amazonaws.com',
      region: 'ap-southeast-1',
      pathStyle: false,
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    })
    const other = { S3_REGION: '', S3_ENDPOINT: 'http://store:9000', S3_PATH_STYLE: 'true' }
    expect(load({ ...s3, ...other }).s3).toMatchObject({
      endpoint: 'http://store:9000',
      region: 'us-east-1',
      pathStyle: true,
    })
  })

  it.each([
    [{ S3_BUCKET: '' }, 'S3_REGION is set, so S3_BUCKET must be set'],
    [{ S3_REGION: '' }, 'S3_REGION (of Amazon) or S3_ENDPOINT'],
    [{ S3_ACCESS_KEY_ID: '' }, 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set'],
    [{ S3_SECRET_ACCESS_KEY: '' }, 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set'],
    [{ S3_ENDPOINT: 'store:9000' }, 'S3_ENDPOINT: '],
  ])('names what is missing for a bucket: %j', (env, message) => {
    expect(() => load({ ...s3, ...env })).toThrow(ConfigError)
    expect(() => load({ ...s3, ...env })).toThrow(message)
  })

  it('sends no traces unless there is an endpoint', () => {
    const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' }
    expect(load({ OTEL_SERVICE_NAME: 'shop' }).tracing).toBeUndefined()
    expect(load({ ...collector, OTEL_SDK_DISABLED: 'true' }).tracing).toBeUndefined()
    expect(load({ ...collector, OTEL_TRACES_EXPORTER: 'none' }).tracing).toBeUndefined()
    expect(load(collector).tracing).toEqual({
      url: 'http://collector:4318/v1/traces',
      serviceName: 'jontro',
      sampler: { name: 'parentbased_traceidratio', ratio: 0.1 },
    })
    expect(
      load({
        ...collector,
        OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example/in',
        OTEL_SERVICE_NAME: 'shop',
        OTEL_TRACES_SAMPLER: 'traceidratio',
        OTEL_TRACES_SAMPLER_ARG: '0.5',
      }).tracing,
    ).toEqual({
      url: 'https://traces.example/in',
      serviceName: 'shop',
      sampler: { name: 'traceidratio', ratio: 0.5 },
    })
  })
})
