import type { TablePrefsState } from '@/dashboard/tables/tablePrefsSlice'
import { densities, pageSizes } from '@/dashboard/tables/tableView'
import type { AdminViewState } from '@/entities/auth/model/adminViewSlice'
import type { AuthState } from '@/entities/auth/model/authSlice'
import type { CheckoutState } from '@/storefront/features/checkout/model/checkoutSlice'
import { blankDelivery } from '@/storefront/features/checkout/model/delivery'
import type { UiState } from '../uiSlice'
import {
  flag,
  list,
  object,
  oneOf,
  or,
  orNull,
  type Reader,
  record,
  text,
  validFields,
} from './readers'

export type PersistedSlices = {
  auth: Partial<Pick<AuthState, 'remembered' | 'status'>>
  adminView: AdminViewState
  tablePrefs: TablePrefsState
  ui: Partial<Pick<UiState, 'recentlyViewed' | 'compared'>>
  checkout: CheckoutState
}

const { name, mobileNumber, email, country, district, address, additionalInfo } = blankDelivery

/** The allow list: the only fields that are persisted. */
const readers: { [Name in keyof PersistedSlices]: Reader<PersistedSlices[Name]> } = {
  auth: validFields({
    remembered: orNull(object({ displayName: orNull(text), photoURL: orNull(text) })),
    // Left out otherwise: each tab asks the server itself whether a logout is over.
    status: oneOf(['ending']),
  }),
  adminView: object({ isShown: flag }),
  tablePrefs: object({
    density: oneOf(densities),
    pageSize: or(oneOf<number>(pageSizes), 25),
    hiddenColumns: record(list(text)),
  }),
  ui: validFields({ recentlyViewed: list(text), compared: list(text) }),
  checkout: object({
    draft: or(
      object({
        ownerHash: text,
        values: object({
          name: or(text, name),
          mobileNumber: or(text, mobileNumber),
          email: or(text, email),
          country: or(text, country),
          district: or(text, district),
          address: or(text, address),
          additionalInfo: or(text, additionalInfo),
        }),
      }),
      null,
    ),
    attempt: or(
      object({
        orderHash: text,
        key: text,
        status: or(oneOf(['sent', 'missing', 'placed'] as const), 'sent'),
      }),
      null,
    ),
  }),
}

export const persistedNames = Object.keys(readers)

/** The valid slices; the others are left out. */
export const readPersisted = validFields<PersistedSlices>(readers)
