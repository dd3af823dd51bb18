import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import helmet, { type HelmetOptions } from 'helmet'
import { shellScript } from '../../../common/shellScript'
import type { OperationRecord } from '../../../contract/operations'
import type { Config } from '../bootstrap/config'
import { hashSource } from './hashSource'
import { Problem } from './problem'

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: OperationRecord
    /** The identity emulator, which has its own protection. */
    isForeignProtocol?: boolean
    /** A rendered page or text, not a static file. */
    isPage?: boolean
  }
}

const badRequest = (message: string) => new Problem(400, 'bad_request', message)

const encodedSigns: Record<string, string> = { '%2e': '.', '%2f': '/', '%5c': '\\' }

/** Routers, browsers, proxies and `URL` disagree about such paths. E-mails in API paths may contain a slash. */
export function isAmbiguous(url: string): boolean {
  const [path = ''] = url.split('?', 1)
  if (!path.startsWith('/api/') && /%2f/i.test(path)) return true
  const decoded = path.replace(/%(?:2e|2f|5c)/gi, (sign) => encodedSigns[sign.toLowerCase()] ?? '')
  return decoded.includes('\\') || /(^|\/)\.{1,2}(\/|$)/.test(decoded)
}

const countHosts = (rawHeaders: readonly string[]) =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length

const forwardingHeaders = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]

/** Whether a proxy has forwarded the request, so that its IP address is not the client's. */
const isForwarded = ({ headers }: FastifyRequest) =>
  forwardingHeaders.some((name) => headers[name] !== undefined)

const isSafe = (method: string) => method === 'GET' || method === 'HEAD' || method === 'OPTIONS'

/** Whether the request comes from our own pages, by its headers. Clients other than browsers do not send these. */
function isSameOrigin({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  if (headers.origin === undefined) return true
  try {
    return new URL(headers.origin).host === headers.host
  } catch {
    return false
  }
}

/** Somebody between browser and shop may have written a page without TLS, on any host. */
const isFromPlainPage = ({ headers }: FastifyRequest) =>
  headers.origin?.startsWith('http:') === true

/**
 * Whether a script of our own pages sent the request. Without fetch metadata (plain HTTP, browsers before 2023) only scripts
 * can set `Accept: application/json`: images, links and forms cannot.
 */
export function isSameOriginScript(request: FastifyRequest): boolean {
  if (!isSameOrigin(request)) return false
  const { 'sec-fetch-site': site, 'sec-fetch-dest': dest, accept = '' } = request.headers
  if (site === undefined && dest === undefined) return accept.includes('application/json')
  return site === 'same-origin' && dest === 'empty'
}

function toHostName(host: string): string {
  return host.replace(/:\d+$/, '').toLowerCase()
}

/** Computed once: they are the same in every response, and computing them takes longer than the rest of a cached one. */
function createHelmetHeaders(options: HelmetOptions) {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  helmet(options)(request, response, () => undefined)
  return response.getHeaders()
}

/** Of every response, also of those that no hook sees. */
export function createSecurityHeaders(config: Config) {
  const identity = config.identity.isEmulated
    ? []
    : [
        'https://identitytoolkit.googleapis.com',
        'https://securetoken.googleapis.com',
        `https://${config.identity.authDomain}`,
      ]
  return createHelmetHeaders({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        // Firebase's Google popup needs this loader.
        scriptSrc: ["'self'", hashSource(shellScript), 'https://apis.google.com'],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...identity],
        frameSrc: ["'self'", ...identity],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
        objectSrc: ["'none'"],
        ...(config.isSecure && { upgradeInsecureRequests: [] }),
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: config.isSecure && { maxAge: 15_552_000 },
  })
}

export type SecurityHeaders = ReturnType<typeof createSecurityHeaders>

type Options = { config: Config; headers?: SecurityHeaders }

/** Security headers, allowed hosts and the same-origin rule. Authorisation comes from the contract. */
export const securityPlugin = fp(async (app: FastifyInstance, options: Options) => {
  const { config, headers = createSecurityHeaders(config) } = options
  let hasWarned = false
  function handleForwarding(request: FastifyRequest) {
    if (config.trustProxy.length > 0 || !isForwarded(request)) return
    if (!hasWarned) {
      hasWarned = true
      request.log.warn(
        'A request came through a proxy, but TRUST_PROXY is not set: all people behind the proxy share its limits',
      )
    }
    if (config.isDemo) {
      throw new Problem(421, 'forwarded', 'A demo with known passwords is not served to others.')
    }
  }

  function check(request: FastifyRequest) {
    if (isAmbiguous(request.raw.url ?? '')) throw badRequest('This address is not allowed.')
    if (countHosts(request.raw.rawHeaders) > 1) throw badRequest('One Host header is needed.')
    handleForwarding(request)
    const { operation, isForeignProtocol } = request.routeOptions.config
    const isProbe = operation?.id === 'getHealth' || operation?.id === 'getReadiness'
    if (!isProbe && !config.allowedHosts.includes(toHostName(request.headers.host ?? ''))) {
      throw new Problem(421, 'unknown_host', 'This shop is not served under that host name.')
    }
    if (isSafe(request.method) || isForeignProtocol || operation?.crossSite) return
    if (!isSameOrigin(request) || (config.isSecure && isFromPlainPage(request))) {
      throw new Problem(403, 'cross_site', 'Calls from other sites are not accepted.')
    }
  }

  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    check(request)
    done()
  })
})
