export { DataInUseError, PostgresStartError } from './errors'
export { type PostgresOptions, type RunningPostgres, startPostgres } from './startPostgres'
export { startThrowawayPostgres } from './startThrowawayPostgres'
