import type { PictureKind } from '../../dev-services/demo-data/catalogue/types'
import type { Draughtsman } from './engine/study'
import { charger } from './kinds/charger'
import { earbuds } from './kinds/earbuds'
import { fan } from './kinds/fan'
import { headphones } from './kinds/headphones'
import { hub } from './kinds/hub'
import { laptop } from './kinds/laptop'
import { lifestyle } from './kinds/lifestyle'
import { neckband } from './kinds/neckband'
import { phone } from './kinds/phone'
import { powerbank } from './kinds/powerbank'
import { smartwatch } from './kinds/smartwatch'
import { speaker } from './kinds/speaker'
import { tv } from './kinds/tv'
import { wired } from './kinds/wired'

export const draughtsmen: Record<PictureKind, Draughtsman> = {
  charger,
  earbuds,
  fan,
  headphones,
  hub,
  laptop,
  lifestyle,
  neckband,
  phone,
  powerbank,
  smartwatch,
  speaker,
  tv,
  wired,
}
