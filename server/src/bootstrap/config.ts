import { resolve } from 'node:path'
import { z } from 'zod'
import { shop } from '../../../shop/shop.config'
import type { S3Options } from '../adapters/storage'

const flag = z.enum(['true', 'false']).transform((text) => text === 'true')
const count = z.coerce.number().int().positive()
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
)

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const
export type SamplerName = (typeof samplers)[number]

/** All environment variables; `scripts/settings.ts` says what each is for. */
export const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  HOST: z.string().min(1).default('localhost'),
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  WEB_CONCURRENCY: count.max(64).default(1),
  METRICS_HOST: z.string().min(1).default('localhost'),
  METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUST_PROXY: list.default([]),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_READ_URLS: list.pipe(z.array(z.url({ protocol: /^postgres(ql)?$/ }))).default([]),
  DATABASE_POOL: count.default(16),
  FIREBASE_PROJECT_ID: z.string().min(1).optional(),
  FIREBASE_API_KEY: z.string().min(1).optional(),
  FIREBASE_AUTH_DOMAIN: z.string().min(1).optional(),
  SSLCOMMERZ_STORE_ID: z.string().min(1).optional(),
  SSLCOMMERZ_STORE_PASSWORD: z.string().min(1).optional(),
  SSLCOMMERZ_URL: z.url({ protocol: /^https$/ }).default('https://securepay.sslcommerz.com'),
  GOOGLE_APPLICATION_CREDENTIALS: z.string().min(1).optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  S3_PATH_STYLE: flag.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .max(200)
    .regex(
      /^(?:[^\s@<>]+@[^\s@<>]+|[^<>\r\n]+ <[^\s@<>]+@[^\s@<>]+>)$/,
      'is no address, such as Jontro <orders@jontro.example>',
    )
    .optional(),
  ADMIN_EMAILS: list.default([]),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  RATE_LIMIT_PER_MINUTE: count.default(600),
  RATE_LIMIT_STRICT_PER_MINUTE: count.default(30),
  EVENT_STREAMS_PER_CALLER: count.default(10),
  LOAD_SHEDDING: flag.default(true),
  OTEL_SDK_DISABLED: flag.default(false),
  OTEL_TRACES_EXPORTER: z.enum(['otlp', 'none']).default('otlp'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z.enum(['http/json']).default('http/json'),
  OTEL_SERVICE_NAME: z.string().min(1).default('jontro'),
  // Recording every request would take a tenth of the processor and more.
  OTEL_TRACES_SAMPLER: z.enum(samplers).default('parentbased_traceidratio'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(0.1),
})

export type Environment = z.infer<typeof environmentSchema>

export type TracingConfig = {
  /** Where traces are sent. */
  url: string
  serviceName: string
  sampler: { name: SamplerName; ratio: number }
}

export type Config = Readonly<{
  environment: Environment['NODE_ENV']
  /** Identity stand-in and public passwords, on this machine only. */
  isDemo: boolean
  /** `web` serves the shop, `worker` runs the jobs. */
  role: Environment['ROLE']
  /** Number of processes that serve the shop. */
  webConcurrency: number
  host: string
  port: number
  /** Not served without a port. */
  metrics: { host: string; port: number | undefined }
  publicUrl: string
  isSecure: boolean
  /** Accepted `Host` headers. */
  allowedHosts: readonly string[]
  trustProxy: readonly string[]
  dataDir: string
  database: { url: string | undefined; readUrls: readonly string[]; pool: number }
  identity: {
    projectId: string
    apiKey: string
    authDomain: string
    isEmulated: boolean
    credentialsFile: string | undefined
  }
  /** SSLCommerz, if a store is configured. */
  gateway: { baseUrl: string; storeId: string; storePassword: string } | undefined
  /** Where uploaded pictures are kept, if a bucket is configured. */
  s3: S3Options | undefined
  /** The mail server, if one is configured, and the sender of the mails. */
  mail: { smtpUrl: string | undefined; from: string }
  adminEmails: readonly string[]
  logLevel: Environment['LOG_LEVEL']
  /** OpenTelemetry, if traces are sent anywhere. */
  tracing: TracingConfig | undefined
  limits: { perMinute: number; strictPerMinute: number; eventStreams: number; shedLoad: boolean }
  paths: {
    web: string
    /** The client's build for the server, which renders pages with it. */
    pages: string
    migrations: string
    contract: string
    /** The entry file of dev-services. A production start without stand-ins does not need it. */
    devServices: string
    uploads: string
  }
}>

export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

const loopbackHosts = ['localhost', '127.0.0.1', '[::1]']
const isLoopback = (host: string) => [...loopbackHosts, '::1'].includes(host)

function parseEnvironment(env: NodeJS.ProcessEnv): Environment {
  const settings = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environmentSchema.safeParse(settings)
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map(
    ({ path, message }) =>
      `  ${path.join('.')}: ${message} (it is '${env[String(path[0])] ?? ''}')`,
  )
  throw new ConfigError(`These settings cannot be used:\n${lines.join('\n')}`)
}

/** A partly configured shop could expose the demo's public passwords. */
function assertConsistent(settings: Environment) {
  const hasIdentity = settings.FIREBASE_PROJECT_ID !== undefined
  const hasGateway = settings.SSLCOMMERZ_STORE_ID !== undefined
  if (hasGateway !== (settings.SSLCOMMERZ_STORE_PASSWORD !== undefined)) {
    throw new ConfigError('SSLCOMMERZ_STORE_ID and SSLCOMMERZ_STORE_PASSWORD are set together.')
  }
  if (hasGateway && !hasIdentity) {
    throw new ConfigError(
      'A shop that takes real money needs a real identity project: set FIREBASE_PROJECT_ID as well.',
    )
  }
  if (hasIdentity && !(settings.FIREBASE_API_KEY && settings.FIREBASE_AUTH_DOMAIN)) {
    throw new ConfigError(
      'FIREBASE_PROJECT_ID is set, so FIREBASE_API_KEY and FIREBASE_AUTH_DOMAIN must be set as well.',
    )
  }
  if (hasIdentity) return
  const publicHost = settings.PUBLIC_URL && new URL(settings.PUBLIC_URL).hostname
  if (!isLoopback(settings.HOST) || (publicHost && !isLoopback(publicHost))) {
    throw new ConfigError(
      'Demo mode has known passwords and so listens on this machine only. ' +
        'To use another HOST or PUBLIC_URL, set FIREBASE_PROJECT_ID to a real identity project.',
    )
  }
}

function toGatewayConfig(settings: Environment): Config['gateway'] {
  const { SSLCOMMERZ_STORE_ID: storeId, SSLCOMMERZ_STORE_PASSWORD: storePassword } = settings
  return storeId && storePassword
    ? { baseUrl: settings.SSLCOMMERZ_URL, storeId, storePassword }
    : undefined
}

const s3Settings = [
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'S3_PATH_STYLE',
] as const

function toS3Config(settings: Environment): Config['s3'] {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region } = settings
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings
  if (!bucket) {
    const set = s3Settings.find((name) => settings[name] !== undefined)
    if (set) throw new ConfigError(`${set} is set, so S3_BUCKET must be set as well.`)
    return undefined
  }
  if (!accessKeyId || !secretAccessKey) {
    throw new ConfigError(
      'S3_BUCKET is set, so S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set as well.',
    )
  }
  if (!endpoint && !region) {
    throw new ConfigError(
      'S3_BUCKET is set, so S3_REGION (of Amazon) or S3_ENDPOINT (of another service) must be set as well.',
    )
  }
  return {
    bucket,
    endpoint: endpoint ?? `https://s3.${region}.amazonaws.com`,
    // The one that services without regions accept.
    region: region ?? 'us-east-1',
    pathStyle: settings.S3_PATH_STYLE ?? false,
    accessKeyId,
    secretAccessKey,
  }
}

function toTracingConfig(settings: Environment): TracingConfig | undefined {
  const base = settings.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, '')
  const url = settings.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base && `${base}/v1/traces`)
  const { OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: ratio } = settings
  if (!url || settings.OTEL_SDK_DISABLED || settings.OTEL_TRACES_EXPORTER === 'none')
    return undefined
  return { url, serviceName: settings.OTEL_SERVICE_NAME, sampler: { name, ratio } }
}

/** `root` is the folder of the project. */
export function loadConfig(env: NodeJS.ProcessEnv, root: string): Config {
  const settings = parseEnvironment(env)
  assertConsistent(settings)
  const isDemo = settings.FIREBASE_PROJECT_ID === undefined
  const publicUrl = (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, '')
  return {
    environment: settings.NODE_ENV,
    isDemo,
    role: settings.ROLE,
    webConcurrency: settings.WEB_CONCURRENCY,
    host: settings.HOST,
    port: settings.PORT,
    metrics: { host: settings.METRICS_HOST, port: settings.METRICS_PORT },
    publicUrl,
    isSecure: publicUrl.startsWith('https:'),
    allowedHosts: isDemo ? loopbackHosts : [new URL(publicUrl).hostname],
    trustProxy: settings.TRUST_PROXY,
    dataDir: resolve(root, settings.DATA_DIR),
    database: {
      url: settings.DATABASE_URL,
      readUrls: settings.DATABASE_READ_URLS,
      pool: settings.DATABASE_POOL,
    },
    identity: {
      projectId: settings.FIREBASE_PROJECT_ID ?? 'demo-jontro',
      apiKey: settings.FIREBASE_API_KEY ?? 'demo-key',
      authDomain: settings.FIREBASE_AUTH_DOMAIN ?? new URL(publicUrl).host,
      isEmulated: isDemo,
      credentialsFile: settings.GOOGLE_APPLICATION_CREDENTIALS,
    },
    gateway: toGatewayConfig(settings),
    s3: toS3Config(settings),
    mail: {
      smtpUrl: settings.SMTP_URL,
      from: settings.MAIL_FROM ?? `${shop.name} <${shop.supportEmail}>`,
    },
    adminEmails: settings.ADMIN_EMAILS.map((email) => email.toLowerCase()),
    logLevel: settings.LOG_LEVEL,
    tracing: toTracingConfig(settings),
    limits: {
      perMinute: settings.RATE_LIMIT_PER_MINUTE,
      strictPerMinute: settings.RATE_LIMIT_STRICT_PER_MINUTE,
      eventStreams: settings.EVENT_STREAMS_PER_CALLER,
      shedLoad: settings.LOAD_SHEDDING,
    },
    paths: {
      web: resolve(root, 'dist/web'),
      pages: resolve(root, 'dist/server/pages/pages.mjs'),
      migrations: resolve(root, 'server/src/db/migrations'),
      contract: resolve(root, 'contract/openapi.yaml'),
      uploads: resolve(root, settings.DATA_DIR, 'uploads'),
      devServices:
        settings.NODE_ENV === 'development'
          ? resolve(root, 'dev-services/index.ts')
          : resolve(root, 'dist/dev-services/index.js'),
    },
  }
}
