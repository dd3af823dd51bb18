import type { FileStorage } from '../adapters/storage'
import { authRoutes, type IdentityService, type SessionStore } from '../auth'
import type { Handlers } from '../contract/types'
import type { Database } from '../db/pool'
import type { WithSlowDatabase } from '../db/slowDatabase'
import type { CatchUp } from '../http/readServersPlugin'
import type { EventBroker } from '../live/eventBroker'
import { addressRoutes } from '../modules/addresses'
import { alertRoutes } from '../modules/alerts'
import { auditRoutes } from '../modules/audit'
import { bulkEditRoutes } from '../modules/bulk-edits'
import { cartRoutes } from '../modules/cart'
import { catalogRoutes } from '../modules/catalog'
import { dashboardRoutes } from '../modules/dashboard'
import { exportRoutes } from '../modules/exports'
import { imageRoutes } from '../modules/images'
import { importRoutes } from '../modules/imports'
import { noteRoutes } from '../modules/notes'
import { orderRoutes } from '../modules/orders'
import { type PaymentService, paymentRoutes } from '../modules/payment'
import { returnRoutes } from '../modules/returns'
import { reviewRoutes } from '../modules/reviews'
import { savedViewRoutes } from '../modules/saved-views'
import { systemRoutes } from '../modules/system'
import { userRoutes } from '../modules/users'
import type { Logger } from '../observability/logger'

export type Services = {
  adminEmails: readonly string[]
  logger: Logger
  identity: IdentityService
  db: Database
  withSlowDatabase: WithSlowDatabase
  sessions: SessionStore
  broker: EventBroker
  catchUp: CatchUp
  storage: FileStorage
  /** Undefined if no payment provider is configured. */
  payments?: PaymentService
}

/** Maps every operation of the contract to its handler. */
export function createHandlers(services: Services): Handlers {
  return {
    ...authRoutes(services),
    ...userRoutes(services),
    ...catalogRoutes(services),
    ...cartRoutes(services),
    ...addressRoutes(services),
    ...orderRoutes(services),
    ...returnRoutes(services),
    ...noteRoutes(services),
    ...reviewRoutes(services),
    ...dashboardRoutes(services),
    ...auditRoutes(services),
    ...savedViewRoutes(services),
    ...alertRoutes(services),
    ...paymentRoutes(services),
    ...imageRoutes(services),
    ...systemRoutes(services),
    ...exportRoutes(services),
    ...importRoutes(services),
    ...bulkEditRoutes(services),
  }
}
