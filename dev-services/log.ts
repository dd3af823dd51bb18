/** The part of pino's logger that the services use. */
export type Log = {
  info(message: string): void
  warn(message: string): void
  error(message: string): void
}
