/** Another running shop uses this data. */
export class DataInUseError extends Error {
  override readonly name = 'DataInUseError'

  constructor(
    dataDir: string,
    readonly ownerPid: number,
  ) {
    super(
      `The data in ${dataDir} is in use by process ${ownerPid}. Stop that process, or set DATA_DIR to another folder.`,
    )
  }
}

/** PostgreSQL could not be created or started; the message says what to do. */
export class PostgresStartError extends Error {
  override readonly name = 'PostgresStartError'
}
