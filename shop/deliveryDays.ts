/**
 * Days from the payment to the delivery at the latest, by district. The Digital Commerce Guidelines 2021 of Bangladesh allow 5 days
 * within a city and 10 days elsewhere. Not in `shop.config.ts`, which every page loads. An order keeps the days that it was placed
 * with.
 */
const daysByDistrict: Readonly<Record<string, number>> = { Dhaka: 5 }

export const deliveryDaysTo = (district: string): number => daysByDistrict[district] ?? 10
