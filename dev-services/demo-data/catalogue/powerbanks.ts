import { family, type ModelRow } from './family'
import { warranty } from './warranty'

type PowerbankRow = ModelRow & { mah: number; watt: number; ports: string; extra: string }

// biome-ignore format: one model, one line
const rows: PowerbankRow[] = [
  { model: 'Ampivo Brick 20000 Powerbank', colours: ['Charcoal', 'Pearl White'], price: 2490, shape: 'slab', mah: 20000, watt: 22, ports: 'two USB-A and one USB-C', extra: 'Digital percentage display', pitch: 'The Brick is the power bank to leave by the door before load-shedding season: four full phone charges, and a number that says how many remain.' },
  { model: 'Ampivo Brick 30000 Powerbank', colours: ['Graphite'], price: 3690, shape: 'slab', mah: 30000, watt: 30, ports: 'two USB-A, one USB-C and one micro-USB input', extra: 'Two-way fast charging', pitch: 'For families and field work: 30,000 mAh, enough to run two phones and a router through a long outage.' },
  { model: 'Ampivo Slim 10000 Powerbank', colours: ['Sky', 'Rose Gold', 'Midnight'], price: 1490, shape: 'slim', mah: 10000, watt: 20, ports: 'one USB-A and one USB-C', extra: 'Only 14 mm thin', pitch: 'Slim lies under the phone in the same hand, so you can charge and scroll on the way home.' },
  { model: 'Ampivo Snap 5000 Magnetic Powerbank', colours: ['Lilac', 'Charcoal'], price: 2190, shape: 'magnetic', mah: 5000, watt: 12, ports: 'one USB-C', extra: 'Magnetic wireless charging', pitch: 'Snap holds on to the back of the phone by itself. No cable, no bag: a half charge that fits a shirt pocket.' },
  { model: 'Ampivo Snap 10000 Magnetic Powerbank', colours: ['Sage', 'Silver'], price: 3290, shape: 'magnetic', mah: 10000, watt: 15, ports: 'one USB-C', extra: 'Magnetic wireless charging and a fold-out stand', pitch: 'The larger Snap doubles as a stand, so the phone charges upright while the match runs.' },
  { model: 'Zolavik Titan 140 Laptop Powerbank', colours: ['Titanium'], price: 8990, shape: 'display', mah: 24000, watt: 140, ports: 'two USB-C and one USB-A', extra: 'Colour screen with live wattage', pitch: 'Titan 140 charges a workstation laptop at full speed and shows on a small screen what goes where, watt by watt.' },
  { model: 'Zolavik Core 65 Powerbank', colours: ['Midnight', 'Ivory'], price: 4990, shape: 'display', mah: 20000, watt: 65, ports: 'two USB-C and one USB-A', extra: 'Charges most laptops', pitch: 'Core 65 is the one bank for laptop, tablet and phone, and small enough to be allowed in the cabin.' },
  { model: 'Zolavik Pebble 10000 Powerbank', colours: ['Mint', 'Coral'], price: 1690, shape: 'slim', mah: 10000, watt: 22, ports: 'one USB-C and one USB-A', extra: 'Built-in USB-C cable that is also the loop', pitch: 'Pebble carries its own cable as a wrist loop, which ends the oldest power bank problem there is.' },
  { model: 'Ampivo Solar 20000 Powerbank', colours: ['Marigold'], price: 2890, shape: 'solar', mah: 20000, watt: 18, ports: 'two USB-A and one USB-C', extra: 'Solar panel and a three-mode torch', pitch: 'Solar 20000 goes to char lands and hill tracks: it fills from the wall, and keeps itself topped up in the sun when there is none.' },
  { model: 'Zolavik Pocket 5000 Powerbank', colours: ['Crimson', 'Forest'], price: 1190, shape: 'slim', mah: 5000, watt: 15, ports: 'one USB-C', extra: 'Plugs straight into the phone', pitch: 'Pocket is a lipstick-sized reserve that plugs straight into the phone: one charge, no cable, forgotten in the bag until it saves the day.' },
]

export const powerbanks = family<PowerbankRow>({
  category: 'Powerbank',
  rows,
  features: (row) => [
    `${row.mah.toLocaleString('en-IN')} mAh lithium-polymer cells`,
    `Up to ${row.watt} W output`,
    `Ports: ${row.ports}`,
    row.extra,
    'Protection against heat, overcharge and short circuit',
  ],
  story: (row, say, colour) => [
    `It holds ${row.mah.toLocaleString('en-IN')} mAh, which after losses is ${say('about', 'roughly')} ${Math.max(1, Math.round((row.mah * 0.62) / 480) / 10)} charges of a usual phone. Output goes up to ${row.watt} W through ${row.ports}${row.watt >= 60 ? ', enough for a laptop as well as a phone' : ''}. ${row.extra} ${say('is standard', 'comes with it', 'is part of it')}, and ${say('it switches itself off when nothing is drawn', 'earbuds and watches are charged gently in low-current mode', 'it can be filled and used at the same time')}.`,
    `${say('The cells are graded lithium-polymer', 'Lithium-polymer cells are used throughout', 'Inside are matched lithium-polymer cells')}, with protection against heat, overcharge and short circuit, and the stated capacity is the real one: we measured ${88 + Math.round(row.watt / 20)}% of it at the cell. ${say('The matt finish keeps its looks in a bag with keys.', 'Rounded edges make it easy to hold together with a phone.', 'It stays only lukewarm at full load.')}`,
    warranty(say, '6 months', `the power bank in ${colour}, a USB-C cable and a guide`),
  ],
})
