export { DataInUseError } from './errors'
export { openPostgres, type RunningPostgres, startPostgres } from './startPostgres'
export { startThrowawayPostgres } from './startThrowawayPostgres'
