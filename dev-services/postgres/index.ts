export { DataInUseError, PostgresStartError } from './errors'
export { type RunningPostgres, startPostgres } from './startPostgres'
export { startThrowawayPostgres } from './startThrowawayPostgres'
