import { shop } from './shop.config'

/** `charge`: taka, added to an order. `days`: from its payment to its delivery at the latest. */
export type Delivery = { charge: number; days: number }

/** Taka. Outside Dhaka they may differ. */
type ProductPageCharges = { insideDhaka: number; outsideDhaka: readonly number[] }

type DeliveryRule = {
  byDistrict: Readonly<Record<string, Delivery>>
  /** In the other districts, and until a district is chosen. */
  elsewhere: Delivery
  /** What the product page names in place of the charges, as the specification says. Null, with the shop's own charges. */
  productPage: ProductPageCharges | null
}

/**
 * What the server charges, and what product page, cart, checkout, help pages and Markdown say. An order keeps what it was placed with.
 * The Digital Commerce Guidelines 2021 of Bangladesh allow 5 days within a city and 10 days elsewhere. Not in `shop.config.ts`, which
 * every page loads.
 */
export const delivery: DeliveryRule = {
  byDistrict: { Dhaka: { charge: 100, days: 5 } },
  elsewhere: { charge: 100, days: 10 },
  productPage: { insideDhaka: 50, outsideDhaka: [99] },
}

export const deliveryTo = (district: string): Delivery =>
  delivery.byDistrict[district] ?? delivery.elsewhere

/** Charges or days, each once, the lowest first. */
export const distinctOf = (name: keyof Delivery, districts: readonly string[]) =>
  [...new Set(districts.map((district) => deliveryTo(district)[name]))].sort((a, b) => a - b)

export const productPageCharges = (): ProductPageCharges =>
  delivery.productPage ?? {
    insideDhaka: deliveryTo('Dhaka').charge,
    outsideDhaka: distinctOf(
      'charge',
      shop.districts.filter((district) => district !== 'Dhaka'),
    ),
  }
