import { catalogueEntries } from '../../dev-services/demo-data/catalogue/entries'
import { type CatalogueEntry, colourways } from '../../dev-services/demo-data/catalogue/types'
import { startInk } from './engine/ink'
import { type Part, together } from './engine/mesh'
import { draw } from './engine/scene'
import { frameOn, photograph, type Shot, type Study } from './engine/study'
import type { Vec } from './engine/vec'
import type { Job } from './job'
import { draughtsmen } from './kinds'
import { wordmark } from './wordmark'

const marigold = '#f0a63a'

function entry(name: string): CatalogueEntry {
  const found = catalogueEntries.find((candidate) => candidate.product.productName === name)
  if (!found) throw new Error(`No product named "${name}" to draw`)
  return found
}

function pose({ slug, look }: CatalogueEntry, shot: Shot): Study {
  return draughtsmen[look.kind]({
    shape: look.shape,
    colour: colourways[look.colour],
    shot,
    seed: slug,
  })
}

type Placed = { name: string; shot: Shot; angles?: Vec; at?: Vec; layers?: readonly number[] }

function arrange(list: readonly Placed[]): Part[][] {
  return list.flatMap(({ name, shot, angles, at, layers }) =>
    pose(entry(name), shot)
      .layers.filter((_, index) => !layers || layers.includes(index))
      .map((layer) => together(layer, angles ?? [0, 0, 0], at ?? [0, 0, 0])),
  )
}

/** Ink to the left for the words, a warm light and a marigold arc behind the product. */
function night(width: number, height: number, x: number, y: number, r: number): string {
  return `<radialGradient id="warm" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${r * 1.9}"><stop offset="0" stop-color="#3c5488" stop-opacity=".95"/><stop offset=".5" stop-color="#22345c" stop-opacity=".6"/><stop offset="1" stop-color="#0b1220" stop-opacity="0"/></radialGradient><rect width="${width}" height="${height}" fill="url(#warm)"/><linearGradient id="arc" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${marigold}"/><stop offset=".7" stop-color="#e8743b"/><stop offset="1" stop-color="#e8743b" stop-opacity="0"/></linearGradient><circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="url(#arc)" stroke-width="${r * 0.11}"/><circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${marigold}" stroke-width="${r * 0.08}" opacity=".4" filter="url(#haze)" stroke-dasharray="${r * 2} ${r * 5}" transform="rotate(-150 ${x} ${y})"/><circle cx="${x + r * 1.06}" cy="${y - r * 0.62}" r="${r * 0.06}" fill="${marigold}"/><linearGradient id="calm"><stop offset="0" stop-color="#0b1220"/><stop offset=".36" stop-color="#0b1220" stop-opacity=".92"/><stop offset=".58" stop-color="#0b1220" stop-opacity="0"/></linearGradient><rect width="${width}" height="${height}" fill="url(#calm)"/>`
}

type View = { yaw: number; pitch: number; w: number; h: number }

function banner(
  list: readonly Placed[],
  view: View,
  size = { width: 1600, height: 900 },
  above = '',
): string {
  startInk()
  const { width, height } = size
  const layers = arrange(list)
  const [x, y] = [width * 0.715, height * 0.52]
  const camera = frameOn(layers, view, { x, y, w: width * 0.5 * view.w, h: height * view.h })
  return draw({
    camera,
    layers,
    floor: 0,
    tint: '#0f1a30',
    dark: true,
    width,
    height,
    behind: night(width, height, x, height * 0.47, height * 0.36),
    above,
  })
}

const [flagshipA, flagshipB] = [
  'Ujjvane X1 Ultra 5G 16GB 512GB Titanium',
  'Taruvok Zenith 7 Pro 5G 12GB 256GB Forest',
]

const carousel: Record<string, () => string> = {
  'best-seller': () =>
    banner(
      [
        {
          name: 'Taruvok Zenith 7 5G 8GB 256GB Lilac',
          shot: 'angle',
          angles: [0, 24, 0],
          at: [-360, 0, -140],
        },
        {
          name: 'Ujjvane S4 5G 8GB 256GB Marigold',
          shot: 'angle',
          angles: [0, -26, 0],
          at: [360, 0, -140],
        },
        {
          name: 'Nodvane Mini 9 5G 8GB 256GB Crimson',
          shot: 'angle',
          angles: [0, 10, 0],
          at: [-190, 0, -30],
        },
        {
          name: 'Ujjvane Note 12 5G 12GB 256GB Forest',
          shot: 'angle',
          angles: [0, -12, 0],
          at: [190, 0, -30],
        },
        {
          name: 'Ujjvane X1 5G 12GB 256GB Ocean Blue',
          shot: 'use',
          angles: [0, 0, 0],
          at: [0, 0, 110],
        },
      ],
      { yaw: 0, pitch: 8, w: 0.96, h: 0.66 },
    ),
  'flagship-a': () =>
    banner([{ name: flagshipA, shot: 'front' }], { yaw: -6, pitch: 7, w: 0.8, h: 0.78 }),
  smartwatch: () =>
    banner(
      [
        {
          name: 'Prohorix Meridian Smartwatch Silver',
          shot: 'angle',
          angles: [0, 30, 0],
          at: [-190, 0, -120],
        },
        {
          name: 'Zhirvo Trek GPS Smartwatch Marigold',
          shot: 'angle',
          angles: [0, -18, 0],
          at: [170, 0, 60],
        },
      ],
      { yaw: 0, pitch: 10, w: 0.86, h: 0.66 },
    ),
  earbuds: () =>
    banner([{ name: 'Dhonira Aura Pro ANC Earbuds Pearl White', shot: 'use' }], {
      yaw: -18,
      pitch: 18,
      w: 0.84,
      h: 0.7,
    }),
}

const statics: Record<string, () => string> = {
  'static-1': () =>
    banner([{ name: flagshipB, shot: 'front' }], { yaw: 8, pitch: 7, w: 0.8, h: 0.78 }),
  'static-2': () =>
    banner(
      [
        { name: 'Chobiqa Rang 55 Inch QLED Smart TV', shot: 'front', at: [40, 60, -240] },
        {
          name: 'Nodvane Slate 14 Laptop 8GB 512GB Silver',
          shot: 'front',
          at: [150, 0, 260],
          angles: [0, -24, 0],
        },
      ],
      { yaw: -10, pitch: 12, w: 0.98, h: 0.72 },
    ),
}

const tiles: Record<string, [string, Shot]> = {
  earbuds: ['Dhonira Pico 2 Earbuds Coral', 'angle'],
  smartwatch: ['Prohorix Pulse 4 Smartwatch Sage', 'front'],
  fan: ['Zhirvo Breeze Table Fan 8 Inch Teal', 'front'],
  headphones: ['Sonvire Hush 7 ANC Headphones Sand', 'front'],
  'bluetooth-speaker': ['Sonvire Barrel 2 Bluetooth Speaker Ocean Blue', 'front'],
  'wireless-earphone': ['Sonvire Arc Neckband Teal', 'front'],
}

const modern = ['avif', 'webp'] as const

export const bannerJobs: readonly Job[] = [
  ...Object.entries(carousel).map(([name, svg]) => ({
    target: `images/banners/${name}`,
    svg,
    widths: [768, 1536],
    fine: true,
    formats: modern,
  })),
  ...Object.entries(statics).map(([name, svg]) => ({
    target: `images/banners/${name}`,
    svg,
    widths: [480, 768],
    fine: true,
    formats: modern,
  })),
  ...Object.entries(tiles).map(([name, [product, shot]]) => ({
    target: `images/categories/${name}`,
    svg: () => {
      const { look, slug } = entry(product)
      return photograph(look, slug, shot, draughtsmen[look.kind])
    },
    widths: [240, 480],
    fine: true,
    formats: modern,
  })),
  {
    target: 'images/og',
    svg: () =>
      banner(
        [
          { name: 'Sonvire Hush 7 ANC Headphones Sand', shot: 'front', at: [-330, 0, -160] },
          { name: flagshipA, shot: 'front', at: [120, 0, 60] },
        ],
        { yaw: -8, pitch: 8, w: 1, h: 0.72 },
        { width: 1200, height: 630 },
        `<g transform="translate(80 250) scale(2.1)">${wordmark('#ffffff')}</g>`,
      ),
    widths: [1200],
    formats: ['jpg'],
    bare: true,
  },
]
