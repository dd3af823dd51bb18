import { shop } from '../../../../shop/shop.config'
import type { Handlers } from '../../contract/types'
import type { Database } from '../../db/pool'
import { toDelivery } from '../orders'
import { deleteAddress, findAddresses, saveAddress } from './store'

type Services = { db: Database }

type AddressHandlers = Pick<Handlers, 'listMyAddresses' | 'saveAddress' | 'deleteAddress'>

export function addressRoutes({ db }: Services): AddressHandlers {
  return {
    listMyAddresses: ({ session: { userId } }) => findAddresses(db, userId),

    saveAddress: ({ params: { id }, body, session: { userId } }) => {
      // As an order to it would be: what is saved here can be ordered to.
      const delivery = toDelivery({ ...body, country: shop.country, additionalInfo: '' })
      return saveAddress(db, userId, id.toLowerCase(), {
        ...delivery,
        label: body.label.trim(),
        isDefault: body.isDefault,
      })
    },

    deleteAddress: async ({ params: { id }, session: { userId } }) => ({
      deletedCount: await deleteAddress(db, userId, id.toLowerCase()),
    }),
  }
}
