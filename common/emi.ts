import { shop } from '../shop/shop.config'

/** Returns the maximum number of monthly instalments for an order of this amount in taka; undefined if it has to be paid at once. */
export function getMaxInstalments(amount: number, emi = shop.emi): number | undefined {
  return emi && amount >= emi.fromAmount ? emi.maxMonths : undefined
}
