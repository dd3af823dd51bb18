import { openShop } from '../../lab/shop/startShop'
import { openAdminApi } from './admin'

async function checkData(url: string) {
  const { findBrokenRules } = await openAdminApi(url)
  const broken = await findBrokenRules()
  if (broken.length === 0) return
  throw new Error(`After the tests the data had contradictions: ${JSON.stringify(broken)}`)
}

/** Starts one shop for all browser tests; returns the function that checks its data and stops it. */
export default async function globalSetup() {
  const shop = await openShop()
  process.env.SHOP_URL = shop.url
  return async () => {
    try {
      await checkData(shop.url)
    } finally {
      await shop.close()
    }
  }
}
