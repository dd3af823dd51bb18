export { DataInUseError } from './errors'
export { openPostgres, type RunningPostgres, startPostgres } from './startPostgres'
export { startThrowawayPostgres } from './startThrowawayPostgres'
export { chosenVersion, findPostgres15, type PostgresVersion, postgresVersions } from './versions'
