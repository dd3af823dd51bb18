import { runInThisContext } from 'node:vm'
import type { Globals } from './browser'
import type { Client, Screens } from './clientCode'

type OpenClient = (screens: Screens) => Client

/** The compiled client; each call makes one page that shares nothing with the others. */
export function compileClient(code: string): (globals: Globals) => { openClient: OpenClient } {
  const names = [
    'window',
    'document',
    'navigator',
    'location',
    'performance',
    'fetch',
    'EventSource',
    'BroadcastChannel',
    'setTimeout',
    'setInterval',
    'clearTimeout',
    'clearInterval',
  ] as const
  const build: unknown = runInThisContext(`(function (${names.join(', ')}) {${code}\n})`, {
    filename: 'client.js',
  })
  if (typeof build !== 'function') throw new Error('The client is no function')
  return (globals) =>
    Reflect.apply(
      build,
      undefined,
      names.map((name) => globals[name]),
    ) as { openClient: OpenClient }
}
