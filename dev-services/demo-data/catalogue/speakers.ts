import { family, type ModelRow } from './family'
import { warranty } from './warranty'

type SpeakerRow = ModelRow & { watt: number; hours: number; rating: string; extra: string }

// biome-ignore format: one model, one line
const rows: SpeakerRow[] = [
  { model: 'Sonvire Barrel 2 Bluetooth Speaker', colours: ['Ocean Blue', 'Crimson', 'Charcoal'], price: 4990, shape: 'cylinder', watt: 30, hours: 16, rating: 'IP67', extra: 'Pair two for stereo', pitch: 'Barrel 2 is the picnic speaker: it floats, it fills a rooftop, and it does not mind being dropped on it.' },
  { model: 'Sonvire Barrel Mini Bluetooth Speaker', colours: ['Mint', 'Midnight'], price: 2290, shape: 'puck', watt: 8, hours: 12, rating: 'IP67', extra: 'Loop that clips to a bag', pitch: 'The Mini hangs on a backpack and sounds twice its size. Take it to the pond; it swims.' },
  { model: 'Sonvire Hearth Home Speaker', colours: ['Sand', 'Graphite'], price: 9990, shape: 'tower', watt: 60, hours: 10, rating: 'IPX2', extra: 'Room-sensing sound in all directions', pitch: 'Hearth measures the room it stands in and plays to all of it. Clothed in woven fabric, it looks more like furniture than a machine.' },
  { model: 'Dhonira Adda Bluetooth Speaker', colours: ['Marigold', 'Forest'], price: 1890, shape: 'box', watt: 10, hours: 14, rating: 'IPX5', extra: 'Radio and memory card slot', pitch: 'Adda is made for tea and talk: radio, card, phone, and a bass that the table feels.' },
  { model: 'Dhonira Adda Max Bluetooth Speaker', colours: ['Cocoa', 'Midnight'], price: 3790, shape: 'box', watt: 24, hours: 18, rating: 'IPX5', extra: 'Wooden cabinet, two drivers and a bass port', pitch: 'Adda Max sits in a real wooden cabinet, and it shows: voices have a warmth that plastic boxes never find.' },
  { model: 'Gunjivo Boom Party Speaker', colours: ['Charcoal'], price: 14990, shape: 'party', watt: 120, hours: 12, rating: 'IPX4', extra: 'Light ring and two microphone inputs', pitch: 'Boom carries a gaye holud by itself: 120 watts, two microphones for the singers, and lights that keep the beat.' },
  { model: 'Gunjivo Shower Bluetooth Speaker', colours: ['Sky', 'Coral'], price: 1190, shape: 'puck', watt: 5, hours: 8, rating: 'IPX7', extra: 'Suction foot', pitch: 'It sticks to the tiles, sings under water and answers calls with soap in your eyes.' },
  { model: 'Gunjivo Line Soundbar', colours: ['Midnight'], price: 6490, shape: 'bar', watt: 40, hours: 8, rating: 'IPX2', extra: 'HDMI, optical and Bluetooth inputs', pitch: 'Line goes under the television and gives it the voice it lacks: dialogue you understand without raising the volume.' },
  { model: 'Sonvire Orb Bluetooth Speaker', colours: ['Lilac', 'Ivory'], price: 2790, shape: 'orb', watt: 12, hours: 10, rating: 'IPX4', extra: 'Bedside lamp with dimmer', pitch: 'Orb is a bedside lamp that plays: warm light, quiet music, and a timer that ends both.' },
  { model: 'Dhonira Trail Bluetooth Speaker', colours: ['Teal', 'Graphite'], price: 3290, shape: 'cylinder', watt: 20, hours: 24, rating: 'IP67', extra: 'Doubles as a 5,000 mAh power bank', pitch: 'Trail plays a day and a night and can still lend your phone a charge. Campers buy it for the second reason, and keep it for the first.' },
]

export const speakers = family<SpeakerRow>({
  category: 'Bluetooth Speaker',
  rows,
  features: (row) => [
    `${row.watt} W output`,
    `Up to ${row.hours} hours of playing time`,
    `${row.rating} water resistance, Bluetooth 5.3`,
    row.extra,
    'Hands-free calls',
  ],
  story: (row, say, colour) => [
    `${row.watt} watts ${row.watt >= 40 ? say('are enough for a hall', 'fill a large living room with ease') : row.watt >= 12 ? say('fill a living room', 'carry across a rooftop') : say('are plenty for a desk or a bathroom', 'suit a room of ordinary size')}, and a passive radiator lends depth that ${say('you do not expect from the size', 'is felt rather than heard')}. ${say('Voices stay clear at low volume', 'It does not turn harsh when pushed', 'Even at full volume it keeps its temper')}. ${row.extra}: ${say('a good touch.', 'built in, not an accessory.', 'it comes as standard.')}`,
    `The battery plays up to ${row.hours} hours at medium volume and charges by USB-C. ${row.rating} ${row.rating === 'IP67' ? 'means it survives sand, rain and a dip in the pool' : row.rating === 'IPX7' ? 'means it can be rinsed under the tap' : 'keeps splashes out'}. ${say(`The ${colour.toLowerCase()} mesh is woven tightly and wipes clean.`, 'Buttons are large and can be found in the dark.', 'It remembers eight devices and connects to the nearest.')}`,
    warranty(
      say,
      row.price > 4000 ? '12 months' : '6 months',
      `the speaker in ${colour}, a USB-C cable and a guide`,
    ),
  ],
})
