import { authRoutes, type IdentityService } from '../auth/routes'
import type { SessionStore } from '../auth/sessionStore'
import type { Handlers } from '../contract/types'
import type { Database } from '../db/pool'
import type { EventBroker } from '../live/eventBroker'
import { auditRoutes } from '../modules/audit/routes'
import { cartRoutes } from '../modules/cart/routes'
import { catalogRoutes } from '../modules/catalog/routes'
import { dashboardRoutes } from '../modules/dashboard/routes'
import { exportRoutes } from '../modules/exports/routes'
import { imageRoutes } from '../modules/images/routes'
import { orderRoutes } from '../modules/orders/routes'
import { paymentRoutes } from '../modules/payment/routes'
import type { PaymentService } from '../modules/payment/service'
import { reviewRoutes } from '../modules/reviews/routes'
import { systemRoutes } from '../modules/system/routes'
import { userRoutes } from '../modules/users/routes'
import type { Logger } from '../observability/logger'
import type { Metrics } from '../observability/metrics'

export type Services = {
  adminEmails: readonly string[]
  logger: Logger
  identity: IdentityService
  db: Database
  sessions: SessionStore
  broker: EventBroker
  metrics: Metrics
  uploadsFolder: string
  /** Absent where no payment provider is set up. */
  payments?: PaymentService
}

/** Every operation of the contract with its handler. */
export function createHandlers(services: Services): Handlers {
  return {
    ...authRoutes(services),
    ...userRoutes(services),
    ...catalogRoutes(services),
    ...cartRoutes(services),
    ...orderRoutes(services),
    ...reviewRoutes(services),
    ...dashboardRoutes(services),
    ...auditRoutes(services),
    ...paymentRoutes(services),
    ...imageRoutes(services),
    ...systemRoutes(services),
    ...exportRoutes(services),
  }
}
