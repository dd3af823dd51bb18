import { adminShots } from './adminShots'
import { buyingShots } from './buyingShots'
import { customerShots } from './customerShots'
import { dashboardShots } from './dashboardShots'
import { productEditorShots } from './productEditorShots'
import { returnShots } from './returnShots'
import { reviewShots } from './reviewShots'
import type { Shot } from './states'
import { storefrontShots } from './storefrontShots'
import { tableShots } from './tableShots'

/** Every page in every state that it has. A new page gets its lines here. */
export const shots: readonly Shot[] = [
  ...storefrontShots,
  ...buyingShots,
  ...dashboardShots,
  ...productEditorShots,
  ...reviewShots,
  ...returnShots,
  ...adminShots,
  ...tableShots,
  ...customerShots,
]
