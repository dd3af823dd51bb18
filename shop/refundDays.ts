/**
 * Days until a refund is paid at the latest, from the day on which it was due. The Digital Commerce Guidelines 2021 of Bangladesh
 * allow 10 days. Not in `shop.config.ts`, which every page loads.
 */
export const refundDays = 10
