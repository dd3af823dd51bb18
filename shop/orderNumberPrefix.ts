/** Of the short numbers of orders, such as `J-12345-67895`. Not in `shop.config.ts`, which every page loads. */
export const orderNumberPrefix = 'J'
