import { family, type ModelRow } from './family'
import { warranty } from './warranty'

type WiredRow = ModelRow & { driver: number; plug: string; length: string; extra: string }

// biome-ignore format: one model, one line
const wiredRows: WiredRow[] = [
  { model: 'Dhonira Wire 1 Earphone', colours: ['Charcoal', 'Pearl White'], price: 350, shape: 'bud', driver: 14, plug: '3.5 mm', length: '1.2 m', extra: 'In-line microphone with one button', pitch: 'The pair to keep in every bag: Wire 1 costs little, never needs charging, and the microphone is better than it has to be.' },
  { model: 'Dhonira Wire 3 Metal Earphone', colours: ['Rose Gold', 'Silver'], price: 690, shape: 'metal', driver: 10, plug: '3.5 mm', length: '1.2 m', extra: 'Turned aluminium shells', pitch: 'Wire 3 is turned from aluminium and wound with a cable that refuses to tangle.' },
  { model: 'Dhonira Wire C Earphone', colours: ['Midnight', 'Mint'], price: 890, shape: 'metal', driver: 10, plug: 'USB-C', length: '1.2 m', extra: 'Built-in converter chip, 24-bit', pitch: 'For phones that lost their socket: Wire C plugs into USB-C and brings its own converter, so the sound is better than the socket ever was.' },
  { model: 'Sonvire Thread Monitor Earphone', colours: ['Graphite', 'Teal'], price: 2490, shape: 'hook', driver: 10, plug: '3.5 mm', length: '1.25 m', extra: 'Detachable braided cable over the ear', pitch: 'Thread is a stage monitor for the rest of us: it loops over the ear, seals well, and the cable can be changed when it wears out.' },
  { model: 'Sonvire Thread Duo Hybrid Earphone', colours: ['Cocoa'], price: 4990, shape: 'hook', driver: 10, plug: '3.5 mm', length: '1.25 m', extra: 'One dynamic and one armature driver a side', pitch: 'Thread Duo splits the work between two drivers: one for the drum, one for the string. Few pairs at this price show so much.' },
  { model: 'Gunjivo Clip Bass Earphone', colours: ['Crimson', 'Ocean Blue'], price: 450, shape: 'bud', driver: 12, plug: '3.5 mm', length: '1.2 m', extra: 'Flat cable that does not tangle', pitch: 'Clip is loud, low and nearly indestructible, with a flat cable that comes out of the pocket as it went in.' },
  { model: 'Gunjivo Frag Gaming Earphone', colours: ['Marigold'], price: 1290, shape: 'hook', driver: 12, plug: '3.5 mm', length: '1.3 m', extra: 'Second, detachable boom microphone', pitch: 'Frag has a boom microphone that comes off after the match, so that the same pair serves the bus home.' },
  { model: 'Gunjivo Voice Earphone', colours: ['Ivory', 'Lilac'], price: 550, shape: 'bud', driver: 14, plug: 'USB-C', length: '1.2 m', extra: 'Three buttons for volume and calls', pitch: 'Voice is made for calls: the microphone hangs where your mouth is and ignores much of the street.' },
]

export const wiredEarphones = family<WiredRow>({
  category: 'Wired Earphone',
  rows: wiredRows,
  features: (row) => [
    `${row.driver} mm drivers`,
    `${row.plug} plug, ${row.length} cable`,
    row.extra,
    ...(row.shape === 'bud' ? ['Light half-in-ear fit'] : ['Silicone tips in three sizes']),
  ],
  story: (row, say, colour) => [
    `On each side a ${row.driver} mm driver gives ${say('a full, easy sound with a round bass', 'clear voices and a bass with some weight', 'an even sound that suits songs and speech alike')}. ${row.extra}: ${say('more than the price suggests', 'its best feature', 'the part that sets it apart from the usual pairs')}. There is ${say('no lag and no battery', 'nothing to charge and nothing to pair')}: films and games stay in step.`,
    `The ${row.length} cable ends in a ${row.plug} plug${row.plug === 'USB-C' ? ', and works with phones, tablets and laptops' : ', with a strain relief where cables usually break'}. ${row.shape === 'bud' ? say('It rests in the ear without pressing.', 'The half-in-ear shape suits those who dislike tips.') : say('Three sizes of tips help you find a seal.', 'Once the right tips are on, the street falls away.')} ${say(`In ${colour.toLowerCase()} it looks more expensive than it is.`, 'It winds up small and comes with a tie.', 'The joints are sealed against sweat.')}`,
    warranty(
      say,
      row.price > 2000 ? '6 months' : '30 days',
      row.shape === 'bud'
        ? 'the earphone, a cable tie and a pouch'
        : 'the earphone, three pairs of tips and a pouch',
    ),
  ],
})

type NeckbandRow = ModelRow & {
  driver: number
  hours: number
  rating: string
  anc?: number
  extra: string
}

// biome-ignore format: one model, one line
const neckbandRows: NeckbandRow[] = [
  { model: 'Dhonira Loop 3 Neckband', colours: ['Charcoal', 'Ocean Blue'], price: 1290, shape: 'slim', driver: 10, hours: 24, rating: 'IPX4', extra: 'Magnets pause the music', pitch: 'Loop 3 hangs around your neck all day and wakes up when you part its magnets. Nothing falls on the bus floor.' },
  { model: 'Dhonira Loop 3 Pro ANC Neckband', colours: ['Midnight', 'Sage'], price: 2490, shape: 'slim', driver: 12, hours: 32, rating: 'IPX5', anc: 35, extra: 'Vibrates for incoming calls', pitch: 'Loop 3 Pro adds noise cancelling and a small buzz at the collar when somebody rings.' },
  { model: 'Sonvire Arc Neckband', colours: ['Teal', 'Rose Gold'], price: 1890, shape: 'soft', driver: 12, hours: 40, rating: 'IPX5', extra: 'Ten minutes of charging for ten hours', pitch: 'Arc lasts from Sunday to Thursday, and a tea break on the charger adds a day.' },
  { model: 'Sonvire Arc Sport Neckband', colours: ['Marigold', 'Graphite'], price: 2190, shape: 'sport', driver: 12, hours: 30, rating: 'IP67', extra: 'Ear hooks that hold while running', pitch: 'Arc Sport holds on through sprints and burpees, and can be rinsed when you are done.' },
  { model: 'Gunjivo Collar Neckband', colours: ['Crimson', 'Forest'], price: 890, shape: 'soft', driver: 10, hours: 18, rating: 'IPX4', extra: 'Big buttons, easy in the dark', pitch: 'Collar is plain and dependable: three big buttons, a loud pair of drivers, and a price that needs no thought.' },
  { model: 'Gunjivo Collar Bass Neckband', colours: ['Lilac', 'Charcoal'], price: 1090, shape: 'sport', driver: 14, hours: 20, rating: 'IPX5', extra: 'Bass key on the band', pitch: 'Collar Bass has a key for the moments when the song deserves more drum.' },
  { model: 'Sonvire Solo Mono Headset', colours: ['Midnight'], price: 1490, shape: 'slim', driver: 9, hours: 16, rating: 'IPX4', extra: 'Two-microphone road-noise filter', pitch: 'Solo is for drivers and dispatchers: a light band with clear speech, that leaves the road audible.' },
  { model: 'Dhonira Loop Mini Neckband', colours: ['Coral'], price: 990, shape: 'slim', driver: 10, hours: 15, rating: 'IPX4', extra: 'Only 22 grams', pitch: 'Twenty-two grams: Loop Mini is so light that you will look for it while you wear it.' },
]

export const wirelessEarphones = family<NeckbandRow>({
  category: 'Wireless Earphone',
  rows: neckbandRows,
  features: (row) => [
    ...(row.anc ? [`Active noise cancelling up to ${row.anc} dB`] : []),
    `${row.driver} mm drivers, Bluetooth 5.3`,
    `Up to ${row.hours} hours of playing time`,
    `${row.rating} water resistance`,
    row.extra,
  ],
  story: (row, say, colour) => [
    `${row.driver} mm drivers ${say('play with a warm, full bass', 'keep voices in front', 'sound larger than the small shells suggest')}${row.anc ? `, and noise cancelling takes up to ${row.anc} dB off the road` : ''}. ${row.extra}: ${say('a small idea that works', 'once you have it, you miss it elsewhere', 'it is the reason people come back for a second one')}.`,
    `It plays ${row.hours} hours to a charge, and ten minutes on USB-C bring back ${row.extra.includes('ten hours') ? 'ten of them' : `about ${Math.max(2, Math.round(row.hours / 8))} of them`}. Bluetooth 5.3 holds the line across ${say('a flat', 'two rooms')}, ${row.rating} keeps ${row.rating === 'IP67' ? 'dust and water' : 'sweat and rain'} out, and the ${colour.toLowerCase()} band is ${say('soft silicone that does not pull at hair', 'flexible and keeps its shape', 'skin-friendly and easy to wipe')}.`,
    warranty(say, '6 months', 'the earphone, three pairs of tips and a USB-C cable'),
  ],
})
