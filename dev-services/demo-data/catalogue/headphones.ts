import { family, type ModelRow } from './family'
import { warranty } from './warranty'

type HeadphonesRow = ModelRow & {
  driver: number
  hours?: number
  anc?: number
  link: string
  weight: number
  extra: string
}

// biome-ignore format: one model, one line
const rows: HeadphonesRow[] = [
  { model: 'Sonvire Hush 7 ANC Headphones', colours: ['Midnight', 'Sand'], price: 13990, shape: 'over', driver: 40, hours: 50, anc: 50, link: 'Bluetooth 5.4', weight: 254, extra: 'Adaptive noise cancelling with wind filter', pitch: 'Hush 7 closes a door on the city. Put it on in an open office, and the first thing you notice is your own breath.' },
  { model: 'Sonvire Hush 5 ANC Headphones', colours: ['Pearl White', 'Charcoal'], price: 7490, shape: 'over', driver: 40, hours: 45, anc: 40, link: 'Bluetooth 5.3', weight: 248, extra: 'Folds flat into a hard case', pitch: 'Hush 5 gives you the quiet that matters on a night coach, at about half of what the 7 costs.' },
  { model: 'Dhonira Mono On-Ear Headphones', colours: ['Coral', 'Sage', 'Graphite'], price: 2490, shape: 'on', driver: 32, hours: 40, link: 'Bluetooth 5.3', weight: 158, extra: 'Only 158 grams, folds inward', pitch: 'Mono is light, bright and folds into a coat pocket. A cheerful pair for lectures and long walks.' },
  { model: 'Dhonira Stage Wired Studio Headphones', colours: ['Graphite'], price: 4990, shape: 'over', driver: 45, link: '3 m cable, 3.5 mm and 6.3 mm', weight: 272, extra: 'Closed-back, for recording and mixing', pitch: 'Stage is what you wear at a microphone: closed, honest and comfortable for an album’s worth of takes.' },
  { model: 'Gunjivo Raid 7.1 Gaming Headphones', colours: ['Crimson', 'Midnight'], price: 3990, shape: 'gaming', driver: 50, link: 'USB and 3.5 mm cable', weight: 310, extra: 'Detachable microphone and 7.1 surround', pitch: 'Raid tells you where the shot came from before the picture does. Its cushions are cloth, because Dhaka is warm.' },
  { model: 'Gunjivo Raid Air Gaming Headphones', colours: ['Pearl White', 'Teal'], price: 6490, shape: 'gaming', driver: 50, hours: 30, link: '2.4 GHz dongle and Bluetooth 5.3', weight: 285, extra: 'Lag-free wireless with a flip-up microphone', pitch: 'Raid without the cable: a small dongle keeps sound and picture together, and thirty hours outlast any weekend.' },
  { model: 'Sonvire Nest Kids Headphones', colours: ['Sky', 'Marigold'], price: 1790, shape: 'on', driver: 30, hours: 25, link: 'Bluetooth 5.3', weight: 135, extra: 'Volume limited to 85 dB', pitch: 'Nest is for online classes and long drives, and never grows louder than small ears can bear.' },
  { model: 'Dhonira Bassline Headphones', colours: ['Forest', 'Cocoa'], price: 3290, shape: 'over', driver: 50, hours: 60, link: 'Bluetooth 5.4', weight: 240, extra: 'Bass slider on the cup', pitch: 'Bassline has one control that others lack: a slider on the cup, from polite to Friday night.' },
  { model: 'Sonvire Reference Open Headphones', colours: ['Silver'], price: 18990, shape: 'over', driver: 53, link: 'Detachable 2 m cable', weight: 320, extra: 'Open-back, matched driver pairs', pitch: 'Reference is for listening with the lights off. Open at the back, it lets a recording stand in the room instead of in your head.' },
  { model: 'Gunjivo Office Duo Headphones', colours: ['Charcoal', 'Lilac'], price: 2990, shape: 'on', driver: 34, hours: 38, link: 'Bluetooth 5.3, two devices', weight: 149, extra: 'Microphone arm that mutes when raised', pitch: 'Office Duo sits on laptop and phone at once; lift the microphone and you are muted, beyond all doubt.' },
]

export const headphones = family<HeadphonesRow>({
  category: 'Headphones',
  rows,
  features: (row) => [
    ...(row.anc ? [`Active noise cancelling up to ${row.anc} dB`] : []),
    `${row.driver} mm drivers`,
    ...(row.hours ? [`Up to ${row.hours} hours of playing time`] : []),
    `Connection: ${row.link}`,
    row.extra,
    `Weight ${row.weight} g`,
  ],
  story: (row, say, colour) => [
    `${say('The', 'A pair of', 'Two')} ${row.driver} mm drivers ${say('play from deep drums to the breath of a flute', 'keep bass tight and voices near', 'give an even, unhurried sound')}. ${row.anc ? `Noise cancelling works up to ${row.anc} dB and adapts to where you are; a button lets announcements through.` : row.extra.startsWith('Open') ? 'Air moves freely through the grilles, so it suits a quiet room.' : say('The cushions shut out a good part of the room by themselves.', 'The seal around the ear is good, so moderate volumes are enough.')} ${row.extra}: ${say('simple, and well made', 'you will use it daily', 'it works just as it should')}.`,
    `At ${row.weight} g ${say('it is easily forgotten on the head', 'it is comfortable for a working day', 'the weight is spread well by the padded band')}. Connection: ${row.link}${row.hours ? `, and the battery holds ${row.hours} hours; five minutes on USB-C give about two more` : ', so there is no battery to look after'}. ${say(`The ${colour.toLowerCase()} finish is matt, with soft protein-leather pads.`, 'Pads can be changed, and we stock spare pairs.', 'Hinges are metal where it counts.')}`,
    warranty(
      say,
      row.price > 5000 ? '12 months' : '6 months',
      `the headphones, ${row.hours ? 'a USB-C cable and an audio cable' : 'the cable with its adapter'} and a ${row.price > 5000 ? 'carrying case' : 'cloth pouch'}`,
    ),
  ],
})
