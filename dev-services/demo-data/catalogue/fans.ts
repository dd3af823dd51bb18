import { family, type ModelRow } from './family'
import { warranty } from './warranty'

type FanRow = ModelRow & {
  mah: number
  hours: number
  speeds: number
  noise: number
  extra: string
}

// biome-ignore format: one model, one line
const rows: FanRow[] = [
  { model: 'Zhirvo Breeze Table Fan 8 Inch', colours: ['Pearl White', 'Teal'], price: 2290, shape: 'table', mah: 4000, hours: 8, speeds: 4, noise: 38, extra: 'Tilts up to 90 degrees', pitch: 'Breeze keeps a desk cool through a whole load-shedding evening, and is quiet enough to study beside.' },
  { model: 'Zhirvo Breeze Max Table Fan 12 Inch', colours: ['Midnight', 'Ivory'], price: 4290, shape: 'table', mah: 10000, hours: 14, speeds: 6, noise: 42, extra: 'Remote control and a night light', pitch: 'Breeze Max moves as much air as a small pedestal fan, without a socket. One charge lasts from dusk to dawn.' },
  { model: 'Zhirvo Fold Stand Fan', colours: ['Sage', 'Rose Gold'], price: 3490, shape: 'stand', mah: 7200, hours: 12, speeds: 4, noise: 40, extra: 'Folds flat, extends to one metre', pitch: 'Fold stands a metre tall by the bed, or a hand high on the desk, and packs flat into its own bag when guests leave.' },
  { model: 'Zhirvo Whisper Handheld Fan', colours: ['Lilac', 'Mint', 'Charcoal'], price: 690, shape: 'handheld', mah: 2000, hours: 6, speeds: 3, noise: 36, extra: 'Standing base doubles as a phone holder', pitch: 'Whisper goes in a handbag and comes out at the bus stop. The foot turns it into a small desk fan.' },
  { model: 'Zhirvo Turbo Handheld Fan', colours: ['Silver', 'Coral'], price: 1490, shape: 'turbo', mah: 3600, hours: 7, speeds: 100, noise: 45, extra: 'Brushless jet motor with percentage display', pitch: 'Turbo drives air like a small jet: a hundred fine speeds, and a reading on the handle for the charge.' },
  { model: 'Zhirvo Halo Neck Fan', colours: ['Pearl White', 'Midnight'], price: 1290, shape: 'neck', mah: 4000, hours: 9, speeds: 3, noise: 34, extra: 'Bladeless, safe for long hair', pitch: 'Halo hangs round the neck and blows up along the face, with no blade to catch hair or orna. For kitchens, queues and cricket.' },
  { model: 'Zhirvo Halo Pro Cooling Neck Fan', colours: ['Sky'], price: 2690, shape: 'neck', mah: 6000, hours: 10, speeds: 5, noise: 36, extra: 'Cooling plate at the nape', pitch: 'Halo Pro adds a metal plate that turns cold within two seconds. On the worst day in May it feels like cheating.' },
  { model: 'Nityora Clip Fan', colours: ['Sky', 'Graphite'], price: 990, shape: 'clip', mah: 2500, hours: 7, speeds: 4, noise: 37, extra: 'Strong padded clip, turns in every direction', pitch: 'Clip holds on to a bunk, a pram or a monitor, and turns wherever the heat is.' },
  { model: 'Nityora Dew Mist Fan', colours: ['Mint', 'Pearl White'], price: 1890, shape: 'mist', mah: 3000, hours: 5, speeds: 3, noise: 40, extra: '300 ml tank with cool mist', pitch: 'Dew blows through a veil of fine mist from a tank you can fill with iced water. Small rooms drop by a few welcome degrees.' },
  { model: 'Nityora Study USB Fan', colours: ['Marigold'], price: 450, shape: 'clip', mah: 1200, hours: 4, speeds: 2, noise: 35, extra: 'Runs from any USB port', pitch: 'The least expensive breeze in the shop: Study runs from a charger, a laptop or its own small battery.' },
]

export const fans = family<FanRow>({
  category: 'Fan',
  rows,
  features: (row) => [
    `${row.mah.toLocaleString('en-IN')} mAh rechargeable battery`,
    `Up to ${row.hours} hours on a charge`,
    row.speeds > 10 ? `${row.speeds}-step fine speed control` : `${row.speeds} speeds`,
    row.extra,
    `Quiet motor, from ${row.noise} dB`,
  ],
  story: (row, say, colour) => [
    `The ${row.mah.toLocaleString('en-IN')} mAh battery runs it for up to ${row.hours} hours at the lowest of its ${row.speeds > 10 ? 'fine' : row.speeds} speeds, and about ${Math.max(2, Math.round(row.hours / 3))} hours at full power. ${say('It works while it charges', 'It can stay plugged in', 'USB-C fills it from any phone charger')}, ${say('so a power cut goes unnoticed', 'and takes over by itself when the current goes')}. ${row.extra}: ${say('handier than it sounds', 'a small thing that makes it useful in more places', 'you will soon take it for granted')}.`,
    `The brushless motor starts at ${row.noise} dB, ${say('softer than a ceiling fan', 'about the level of a library', 'quiet enough for a sleeping child')}. ${say('The front comes off without tools for cleaning.', 'Dust wipes off with a dry cloth.', 'A fine grille keeps small fingers out.')} ${say(`In ${colour.toLowerCase()} it looks at home on any shelf.`, `The ${colour.toLowerCase()} finish is matt and hides fingerprints.`)}`,
    warranty(say, '6 months', 'the fan, a USB-C cable and a guide in Bangla'),
  ],
})
