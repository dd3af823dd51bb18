import type { Person } from '../model/authSlice'

/** All that the identity service says of whoever is here; the times in milliseconds, as text. */
export type Account = Person & { timestamp: { createdAt: string; lastLoginAt: string } }
