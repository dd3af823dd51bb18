import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { type DestinationStream, type LoggerOptions, pino } from 'pino'
import pretty from 'pino-pretty'
import type { Config } from '../bootstrap/config'

export type Logger = FastifyBaseLogger

/** URLs contain e-mails and IDs, so the log has the route only, and never the user. */
function describeRequest(request: FastifyRequest) {
  return { id: request.id, method: request.method, route: request.routeOptions.url ?? 'unknown' }
}

const options: LoggerOptions = {
  base: undefined,
  serializers: { req: describeRequest },
  redact: [
    '*.password',
    '*.token',
    '*.email',
    '*.authorization',
    '*.cookie',
    // With LOG_LEVEL=trace, @fastify/multipart logs the headers of an upload.
    'busboyOptions.headers',
  ],
}

function openOutput({ environment, isDemo }: Pick<Config, 'environment' | 'isDemo'>) {
  if (!isDemo && environment !== 'development') return process.stdout
  return pretty({
    colorize: process.stdout.isTTY,
    translateTime: 'HH:MM:ss',
    ignore: 'pid,hostname',
    sync: true,
  })
}

export function createLogger(
  config: Config,
  output: DestinationStream = openOutput(config),
): Logger {
  return pino({ ...options, level: config.logLevel }, output)
}
