export { authRoutes, type IdentityService } from './routes'
export { type Role, type Session, toSessionKey } from './session'
export { sessionPlugin } from './sessionPlugin'
export { createSessionStore, purgeExpiredSessions, type SessionStore } from './sessionStore'
