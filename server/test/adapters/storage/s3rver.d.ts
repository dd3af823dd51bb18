// The parts that the tests use; it ships no types.

declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net'

  type Options = {
    address: string
    port: number
    directory: string
    silent: boolean
    configureBuckets: readonly { name: string }[]
  }

  export default class S3rver {
    constructor(options: Options)
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }
}
