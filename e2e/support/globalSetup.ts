import { openShop } from '../../scripts/shop/temporaryShop'

/** Starts one shop for all browser tests; returns the function that stops it. */
export default async function globalSetup() {
  const shop = await openShop()
  process.env.SHOP_URL = shop.url
  if (shop.consoleFile) process.env.SHOP_CONSOLE = shop.consoleFile
  return () => shop.close()
}
