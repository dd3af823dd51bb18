export { DataInUseError } from './lockData'
export { chosenVersion, findPostgres15, type PostgresVersion, postgresVersions } from './programs'
export {
  openPostgres,
  type RunningPostgres,
  startPostgres,
  startThrowawayPostgres,
} from './startPostgres'
