import { family, type ModelRow } from './family'
import { warranty } from './warranty'

type EarbudsRow = ModelRow & {
  driver: number
  hours: number
  total: number
  anc?: number
  bluetooth: string
  rating: string
  extra: string
}

// biome-ignore format: one model, one line
const rows: EarbudsRow[] = [
  { model: 'Dhonira Aura Pro ANC Earbuds', colours: ['Midnight', 'Pearl White'], price: 7990, shape: 'stem', featured: true, driver: 11, hours: 8, total: 36, anc: 48, bluetooth: '5.4', rating: 'IP54', extra: 'Wireless charging case', pitch: 'Aura Pro is Dhonira’s best pair: it silences a generator across the street and brings out every detail of a sitar.' },
  { model: 'Dhonira Pico 2 Earbuds', colours: ['Coral', 'Mint', 'Charcoal'], price: 1890, shape: 'pebble', driver: 10, hours: 6, total: 28, bluetooth: '5.3', rating: 'IPX4', extra: 'Low-latency game mode, 50 ms', pitch: 'Pico 2 weighs so little that people forget to take it off. A small, cheerful pair for the bus, the gym and the class in between.' },
  { model: 'Dhonira Pico Max Earbuds', colours: ['Sage', 'Midnight'], price: 2890, shape: 'pebble', driver: 12, hours: 9, total: 45, anc: 30, bluetooth: '5.3', rating: 'IPX5', extra: 'USB-C quick charge, 10 minutes for 2 hours', pitch: 'The Max keeps Pico’s rounded fit, and adds noise cancelling and a case that goes a working week between charges.' },
  { model: 'Sonvire Tide 5 ANC Earbuds', colours: ['Ocean Blue', 'Sand'], price: 4690, shape: 'stem', driver: 11, hours: 7, total: 32, anc: 42, bluetooth: '5.4', rating: 'IP55', extra: 'Two devices at once', pitch: 'Tide 5 moves between laptop and phone by itself, so the meeting ends and the music begins without a menu in sight.' },
  { model: 'Sonvire Tide 5 Lite Earbuds', colours: ['Lilac', 'Graphite'], price: 2490, shape: 'stem', driver: 13, hours: 7, total: 30, bluetooth: '5.3', rating: 'IPX4', extra: 'Four-microphone call clean-up', pitch: 'No noise cancelling, no fuss: Tide 5 Lite is about calls that the other side understands, even beside Mirpur Road.' },
  { model: 'Gunjivo Beat S1 Earbuds', colours: ['Charcoal', 'Ivory'], price: 1290, shape: 'pebble', driver: 10, hours: 5, total: 22, bluetooth: '5.3', rating: 'IPX4', extra: 'Charge level shown on the case', pitch: 'Beat S1 is a first pair of true wireless buds at the price of a dinner for two, with a number on the case that tells how much is left.' },
  { model: 'Gunjivo Beat X Gaming Earbuds', colours: ['Crimson'], price: 2190, shape: 'flat', driver: 13, hours: 6, total: 30, bluetooth: '5.4', rating: 'IPX4', extra: '38 ms game mode with case lighting', pitch: 'Beat X was tuned for footsteps: the moment somebody moves left of you, you hear it left of you, and in time.' },
  { model: 'Sonvire Opal Hi-Res Earbuds', colours: ['Rose Gold', 'Silver'], price: 8990, shape: 'pebble', driver: 12, hours: 7, total: 34, anc: 45, bluetooth: '5.4', rating: 'IPX5', extra: 'Hi-Res codec and a hearing-based tuning', pitch: 'Opal listens to your hearing for three minutes and then builds its sound around it. The difference is not subtle.' },
  { model: 'Dhonira Run Clip Earbuds', colours: ['Marigold', 'Teal'], price: 3490, shape: 'flat', driver: 16, hours: 8, total: 32, bluetooth: '5.4', rating: 'IP57', extra: 'Open-ear fit for the road', pitch: 'Run leaves the ear open, so that you hear the rickshaw bell as well as the chorus. It stays put through hill repeats.' },
  { model: 'Gunjivo Nano Sleep Earbuds', colours: ['Sky'], price: 3290, shape: 'pebble', driver: 6, hours: 10, total: 40, bluetooth: '5.3', rating: 'IPX4', extra: 'Ten hours of sleep sounds offline', pitch: 'Nano lies so flat in the ear that side sleepers can use it. Rain, waves or plain quiet, all night long.' },
  { model: 'Dhonira Echo Mini Earbuds', colours: ['Forest', 'Pearl White'], price: 990, shape: 'stem', driver: 10, hours: 4, total: 18, bluetooth: '5.2', rating: 'IPX3', extra: 'Voice assistant by a double tap', pitch: 'Echo Mini does the basics without a fault: pair once, open the lid, and it plays.' },
  { model: 'Sonvire Studio Buds 3', colours: ['Titanium', 'Midnight'], price: 6290, shape: 'stem', driver: 11, hours: 9, total: 40, anc: 46, bluetooth: '5.4', rating: 'IP54', extra: 'Spatial audio with head tracking', pitch: 'Studio Buds 3 place the band in front of you, and leave it there when you turn your head. For films on a long launch ride there is nothing better.' },
  { model: 'Gunjivo Flow Earbuds', colours: ['Cocoa', 'Mint'], price: 1590, shape: 'flat', driver: 12, hours: 6, total: 25, bluetooth: '5.3', rating: 'IPX5', extra: 'Touch controls that can be locked', pitch: 'Flow is the pair for people who sweat: sealed against rain, easy to wipe, and its touch panels can be switched off during a match.' },
]

export const earbuds = family<EarbudsRow>({
  category: 'Earbuds',
  rows,
  features: (row) => [
    ...(row.anc ? [`Active noise cancelling up to ${row.anc} dB`] : []),
    `${row.driver} mm dynamic drivers`,
    `${row.hours} hours per charge, ${row.total} hours with the case`,
    `Bluetooth ${row.bluetooth}, ${row.rating} water resistance`,
    row.extra,
  ],
  story: (row, say, colour) => [
    `${say('Each bud has', 'Each side has', 'The sound comes from')} a ${row.driver} mm driver. ${say('Bass is full but never covers a voice', 'Voices stand clearly in front of the beat', 'It sounds warm, with treble that stays smooth for hours')}${row.anc ? `; noise cancelling takes away up to ${row.anc} dB of traffic and fans, and a tap lets the world back in` : `, and the ${say('silicone tips', 'soft tips')} in three sizes keep most of the street outside`}.`,
    `You get about ${row.hours} hours from one charge and ${row.total} with the case, which fills over USB-C in ${row.total > 34 ? 'under two hours' : 'about an hour and a half'}. Bluetooth ${row.bluetooth} connects as soon as the lid opens, and ${row.rating} means ${row.rating.startsWith('IP5') ? 'dust and rain' : 'sweat and a sudden shower'} do no harm. ${row.extra}: ${say('the feature that buyers praise most', 'this is what sets this pair apart', 'it makes a difference every day')}.`,
    warranty(
      say,
      row.price > 4000 ? '12 months' : '6 months',
      `the ${colour.toLowerCase()} buds and case, three sizes of tips and a short USB-C cable`,
    ),
  ],
})
