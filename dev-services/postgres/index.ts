export { DataInUseError } from './errors'
export { type RunningPostgres, startPostgres } from './startPostgres'
export { startThrowawayPostgres } from './startThrowawayPostgres'
