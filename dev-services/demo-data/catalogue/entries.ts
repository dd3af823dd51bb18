import { chargers } from './chargers'
import { earbuds } from './earbuds'
import { wiredEarphones, wirelessEarphones } from './earphones'
import { fans } from './fans'
import { headphones } from './headphones'
import { hubs } from './hubs'
import { laptops } from './laptops'
import { lifestyle } from './lifestyle'
import { phones } from './phones'
import { powerbanks } from './powerbanks'
import { smartwatches } from './smartwatches'
import { speakers } from './speakers'
import { televisions } from './televisions'
import type { CatalogueEntry } from './types'

export const catalogueEntries: readonly CatalogueEntry[] = [
  ...phones,
  ...earbuds,
  ...smartwatches,
  ...powerbanks,
  ...fans,
  ...headphones,
  ...speakers,
  ...wiredEarphones,
  ...wirelessEarphones,
  ...chargers,
  ...hubs,
  ...laptops,
  ...televisions,
  ...lifestyle,
]
