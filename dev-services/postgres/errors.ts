/** Another living start of the shop holds this data. */
export class DataInUseError extends Error {
  override readonly name = 'DataInUseError'

  constructor(
    readonly dataDir: string,
    readonly holderPid: number | undefined,
  ) {
    const holder = holderPid === undefined ? 'another process' : `process ${holderPid}`
    super(
      `The data in ${dataDir} is in use by ${holder}. Stop that one first, or choose another data folder.`,
    )
  }
}

/** PostgreSQL could not be prepared or started; the message says what to do about it. */
export class PostgresStartError extends Error {
  override readonly name = 'PostgresStartError'
}
