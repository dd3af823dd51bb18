const values = ['en', 'bn', 'long'] as const
const { SHOP_LANGUAGE: chosen = 'en' } = process.env

/** The texts of the shots: English, Bengali, or English that is longer, as other languages may be. */
export const shopLanguage = values.find((value) => value === chosen)
if (!shopLanguage) throw new Error(`SHOP_LANGUAGE is ${values.join(', ')}, not ${chosen}`)
