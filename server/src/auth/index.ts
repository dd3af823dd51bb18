export { authRoutes, type IdentityService } from './routes'
export { toSessionKey } from './session'
export { sessionPlugin } from './sessionPlugin'
export { createSessionStore, purgeExpiredSessions, type SessionStore } from './sessionStore'
