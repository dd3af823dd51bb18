/**
 * `npm run generate:settings`: makes `docs/settings.md` of the schema of the settings and of what each is for. `-- --check` compares them.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { z } from 'zod'
import { type Environment, environmentSchema } from '../server/src/bootstrap/config'

const file = resolve(import.meta.dirname, '../docs/settings.md')
const lineLength = 140

const processes = {
  PORT: 'The port to listen on.',
  HOST: 'The name or address to listen on. A demo only listens on this machine.',
  PUBLIC_URL:
    'The address that people use, `http://localhost:PORT` by default. With `https:` cookies are `Secure`.',
  TRUST_PROXY:
    'CIDRs of the proxies whose forwarding headers are believed, separated by commas. Without it the callers of a proxy share one limit, which the log warns of; a demo refuses them.',
  WEB_CONCURRENCY:
    'The number of processes that serve the shop on this port. One per core uses the whole machine.',
  ROLE: '`web` serves the shop without jobs, `worker` only runs the jobs: for shops on several machines with one `DATABASE_URL` ([operations](operations.md)).',
  METRICS_PORT: 'Serves `/metrics` for Prometheus there, of all processes of this start.',
  METRICS_HOST: 'The name or address to serve the metrics on.',
  LOG_LEVEL: 'The least severe lines that are logged.',
  NODE_ENV: '`development` adds readable logs and the API reference at `/docs`.',
}
const data = {
  DATA_DIR:
    'Where the embedded database and the stand-ins keep their data. Started as root, PostgreSQL runs as `nobody`; if that user cannot enter the folder, the database is in `/var/lib/jontro`, and the start prints where.',
  DATABASE_URL:
    'A PostgreSQL (15 or newer) to use in place of the embedded one, directly or through a pooler in session mode. A demo refuses one that a real shop has used.',
  DATABASE_READ_URLS:
    'Read replicas of that server, separated by commas. Each names one server, never a balancer. A web process reads public lists, pages, searches and the lists of admins from one of them.',
  DATABASE_POOL:
    'Database connections that one web process holds. Each web process opens one more to read changes, the jobs open four. A start that would open more than the database allows is refused.',
  S3_BUCKET:
    'Keeps uploaded pictures in this bucket, which web processes on several machines need. Without it they are in `DATA_DIR`. The key may read, write, delete and list.',
  S3_REGION: 'The region of a bucket of Amazon S3.',
  S3_ENDPOINT: 'The address of a service that is compatible with Amazon S3.',
  S3_ACCESS_KEY_ID: 'The key of the bucket.',
  S3_SECRET_ACCESS_KEY: 'The secret of that key.',
  S3_PATH_STYLE:
    '`true` puts the bucket in the path of the URLs instead of the host name, as MinIO, Ceph and Garage do by default.',
}
const services = {
  FIREBASE_PROJECT_ID:
    'A real identity project. Without it the shop is a demo with known passwords, on this machine only.',
  FIREBASE_API_KEY: 'The API key of that project.',
  FIREBASE_AUTH_DOMAIN: 'The domain of its login pages.',
  GOOGLE_APPLICATION_CREDENTIALS:
    'The file of a service account, for disabling the identity of a deleted user and for saving changed names and pictures there.',
  ADMIN_EMAILS: 'Verified e-mails that become admins when they sign in, separated by commas.',
  SSLCOMMERZ_STORE_ID:
    'A real SSLCommerz store. Without it a demo takes test cards in its own sandbox, and any other shop takes no cards.',
  SSLCOMMERZ_STORE_PASSWORD: 'The password of that store.',
  SSLCOMMERZ_URL: 'The address of the gateway.',
  SMTP_URL:
    'The mail server for mails about orders, such as `smtps://user:password@mail.example.com`. Without it a real shop sends none, and a demo shows them at `/emulator/mails`.',
  MAIL_FROM:
    'The sender of the mails, such as `Jontro <orders@jontro.example>`; by default the name and support address of the shop.',
}
const limits = {
  RATE_LIMIT_PER_MINUTE:
    'Calls of one user in one process. Of one address, which mobile networks share: five times as many that visitors let it compute, thirty times as many calls that no cache answers, a hundred times as many in all.',
  RATE_LIMIT_STRICT_PER_MINUTE:
    'Counted for all processes together: sign-ins with one e-mail (a hundred times as many from one address), payment pages, notifications of one payment, uploads, of which visitors get a fifth.',
  EVENT_STREAMS_PER_CALLER:
    'Event streams that one user may hold open in one process; a hundred times as many for the visitors of one address, which mobile networks share.',
  LOAD_SHEDDING:
    'Answers 503 at once, rather than slowly, when more requests are in progress than are served in 0.3 s (128 at least, half of them from one address), or when the 32 oldest have all waited for half a second. The time in which a body arrives does not count.',
}
const tracing = {
  OTEL_EXPORTER_OTLP_ENDPOINT:
    'Sends traces to this OpenTelemetry collector, such as `http://localhost:4318`; `/v1/traces` is added.',
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'The whole address in place of that.',
  OTEL_EXPORTER_OTLP_PROTOCOL: 'How traces are sent.',
  OTEL_SERVICE_NAME: 'What the traces are marked with.',
  OTEL_TRACES_SAMPLER:
    'Which traces are recorded. The browser starts the traces and marks the same share of them; `parentbased_` believes the mark of each caller, without it the server decides alone.',
  OTEL_TRACES_SAMPLER_ARG: 'The share of traces that are recorded, for the samplers with a ratio.',
  OTEL_SDK_DISABLED: '`true` switches tracing off.',
  OTEL_TRACES_EXPORTER: '`none` switches tracing off.',
}
/** The type checker names a setting that has no meaning here. */
const meanings: Record<keyof Environment, string> = {
  ...processes,
  ...data,
  ...services,
  ...limits,
  ...tracing,
}
const groups = {
  Processes: processes,
  Data: data,
  Services: services,
  Limits: limits,
  Tracing: tracing,
}

function wrap(text: string): string {
  const lines: string[] = []
  let line = '-'
  for (const word of text.split(' ')) {
    if (line.length + 1 + word.length > lineLength) {
      lines.push(line)
      line = ' '
    }
    line += ` ${word}`
  }
  return [...lines, line].join('\n')
}

const defaults = environmentSchema.parse({})
const { properties = {} } = z.toJSONSchema(environmentSchema, { io: 'input' })

function describe(name: keyof Environment): string {
  const schema = properties[name]
  if (typeof schema !== 'object') throw new Error(`There is no setting ${name}.`)
  const value = defaults[name]
  const isShown = value !== undefined && !Array.isArray(value)
  const values = schema.enum?.map((choice) => `\`${choice}\``).join(', ')
  const choices = values && schema.enum?.length !== 1 ? ` One of ${values}.` : ''
  return wrap(`\`${name}\`${isShown ? ` (\`${value}\`)` : ''}: ${meanings[name]}${choices}`)
}

const sections = Object.entries(groups).map(
  ([title, settings]) =>
    `## ${title}\n\n${Object.keys(settings)
      .map((name) => describe(environmentSchema.keyof().parse(name)))
      .join('\n')}\n`,
)
const text = `<!-- Made by \`npm run generate:settings\`. Do not edit: change scripts/settings.ts. -->

# Settings

Nothing has to be set. Settings are read from the environment; a value that cannot be used is named at the start. Defaults are in brackets.

${sections.join('\n')}`

if (process.argv.includes('--check')) {
  if ((await readFile(file, 'utf8')) !== text) {
    console.error('docs/settings.md differs from the settings; run `npm run generate:settings`.')
    process.exitCode = 1
  }
} else await writeFile(file, text)
