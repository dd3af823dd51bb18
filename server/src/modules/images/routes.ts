import type { Handlers } from '../../contract/types'
import { Problem } from '../../lib/problem'

/** Without a place for pictures the call says so. */
export function imageRoutes(): Pick<Handlers, 'uploadImage'> {
  return {
    uploadImage: () => {
      throw new Problem(503, 'uploads_not_configured', 'This shop takes no pictures yet.')
    },
  }
}
