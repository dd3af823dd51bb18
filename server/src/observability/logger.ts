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
  redact: ['*.password', '*.token', '*.email', '*.authorization', '*.cookie'],
}

export function createLogger(
  { environment, isDemo, logLevel }: Config,
  destination?: DestinationStream,
): Logger {
  const isReadable = isDemo || environment === 'development'
  const stream = isReadable
    ? pretty({
        colorize: process.stdout.isTTY,
        translateTime: 'HH:MM:ss',
        ignore: 'pid,hostname',
        sync: true,
      })
    : process.stdout
  return pino({ ...options, level: logLevel }, destination ?? stream)
}
