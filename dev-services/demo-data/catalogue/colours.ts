import { colours } from '../../../shop/attributes'

export type Colour = keyof typeof colours

/** As sellers write them. */
export const inBengali = (colour: Colour): string => colours[colour].bn
