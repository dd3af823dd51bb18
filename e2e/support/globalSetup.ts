import { openShop } from '../../scripts/browser/temporaryShop'

/** Opens one shop for all browser tests; what it answers closes it. */
export default async function globalSetup() {
  const shop = await openShop()
  process.env.SHOP_URL = shop.url
  if (shop.consoleFile) process.env.SHOP_CONSOLE = shop.consoleFile
  return () => shop.close()
}
