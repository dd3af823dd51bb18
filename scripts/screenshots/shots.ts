import { adminShots } from './adminShots'
import { buyingShots } from './buyingShots'
import { dashboardShots } from './dashboardShots'
import { productEditorShots } from './productEditorShots'
import type { Shot } from './states'
import { storefrontShots } from './storefrontShots'

/** Every page in every state that it has. A new page gets its lines here. */
export const shots: readonly Shot[] = [
  ...storefrontShots,
  ...buyingShots,
  ...dashboardShots,
  ...productEditorShots,
  ...adminShots,
]
