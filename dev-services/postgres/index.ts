export { DataInUseError } from './lockData'
export { chosenVersion, findPostgres15, type PostgresVersion, postgresVersions } from './programs'
export { openPostgres, type RunningPostgres, startPostgres } from './startPostgres'
export { startThrowawayPostgres } from './startThrowawayPostgres'
