import { family, type ModelRow } from './family'
import { warranty } from './warranty'

type ChargerRow = ModelRow & { watt: number; what: string; lines: string[]; use: string }

// biome-ignore format: one model, one line
const rows: ChargerRow[] = [
  { model: 'Ampivo Cube 20W USB-C Charger', colours: ['Pearl White', 'Charcoal'], price: 690, shape: 'brick', watt: 20, what: 'wall charger', lines: ['One USB-C port', 'Fits every local socket'], use: 'a phone by the bed', pitch: 'A small cube that fills a phone to half in thirty minutes, and stays cool on the pillow side.' },
  { model: 'Ampivo Cube 33W GaN Charger', colours: ['Midnight', 'Mint'], price: 1190, shape: 'brick', watt: 33, what: 'GaN wall charger', lines: ['One USB-C and one USB-A port', 'Gallium-nitride parts run cooler'], use: 'phone and earbuds together', pitch: 'Two ports in the space of one: Cube 33 charges a phone quickly and something small beside it.' },
  { model: 'Ampivo Cube 65W GaN Charger', colours: ['Graphite', 'Ivory'], price: 2290, shape: 'brick', watt: 65, what: 'GaN wall charger', lines: ['Two USB-C and one USB-A port', 'Charges most laptops'], use: 'laptop, phone and watch from one socket', pitch: 'Leave the laptop’s black brick at home. Cube 65 is a third of its size and feeds three devices.' },
  { model: 'Zolavik Tower 100W Desktop Charger', colours: ['Silver'], price: 3490, shape: 'desktop', watt: 100, what: 'desktop charger', lines: ['Three USB-C and two USB-A ports', '1.5 m power cord'], use: 'a family’s whole collection', pitch: 'One tower on the sideboard instead of five bricks behind it. Each port says on its face what it gives.' },
  { model: 'Ampivo Braid USB-C Cable 100W', colours: ['Crimson', 'Ocean Blue', 'Charcoal'], price: 450, shape: 'cable', watt: 100, what: 'USB-C to USB-C cable', lines: ['1.8 m double-braided nylon', 'Bends 20,000 times at the plug'], use: 'fast charging from the far socket', pitch: 'Long enough to reach from the socket to the sofa, and braided so that it outlives the phone.' },
  { model: 'Ampivo Braid USB-A to C Cable', colours: ['Forest', 'Lilac'], price: 290, shape: 'cable', watt: 27, what: 'USB-A to USB-C cable', lines: ['1.2 m braided nylon', 'Data and charging'], use: 'older chargers and cars', pitch: 'The cable that always goes missing, in colours that you will find again.' },
  { model: 'Zolavik Disc 15W Wireless Charger', colours: ['Midnight', 'Sand'], price: 1290, shape: 'pad', watt: 15, what: 'wireless charging pad', lines: ['Magnetic alignment', 'USB-C, 1 m cable'], use: 'a desk or night table', pitch: 'Put the phone down and it charges; pick it up and it stops. Disc is a ring of magnets under a soft cloth top.' },
  { model: 'Zolavik Trio 3-in-1 Charging Stand', colours: ['Pearl White', 'Graphite'], price: 2990, shape: 'stand', watt: 23, what: 'wireless charging stand', lines: ['Phone, watch and earbuds at once', 'Folds flat for travel'], use: 'phone, watch and earbuds overnight', pitch: 'Trio tidies the night table: phone upright, watch beside it, earbuds at its foot, and a single cable for all three.' },
  { model: 'Ampivo Drive 45W Car Charger', colours: ['Charcoal'], price: 890, shape: 'car', watt: 45, what: 'car charger', lines: ['One USB-C and one USB-A port', 'Metal body with voltage display'], use: 'long drives to Sylhet', pitch: 'Drive is a solid plug of metal that charges two phones quickly, and shows whether the car’s battery is well.' },
  { model: 'Zolavik Strip Power Extension', colours: ['Pearl White', 'Charcoal'], price: 1890, shape: 'strip', watt: 30, what: 'power strip', lines: ['Four universal sockets and four USB ports', 'Surge protection, 2 m copper cord'], use: 'a desk with too few sockets', pitch: 'Four sockets that take any plug, four USB ports for the rest, and a fuse that goes before your television does.' },
  { model: 'Ampivo Spark 120W Charger', colours: ['Marigold'], price: 2690, shape: 'brick', watt: 120, what: 'GaN wall charger', lines: ['One USB-C and one USB-A port', 'Speaks all common fast-charge protocols'], use: 'phones that charge in twenty minutes', pitch: 'Spark speaks every fast-charge dialect we could test, and gives 120 watts to the phones that ask for it.' },
  { model: 'Ampivo Coil Car Cable', colours: ['Coral'], price: 390, shape: 'cable', watt: 60, what: 'coiled USB-C cable', lines: ['30 cm to 1.5 m coil', 'Angled plug'], use: 'a tidy dashboard', pitch: 'A coil that stretches to the back seat, and keeps itself out of the gear lever.' },
]

export const chargers = family<ChargerRow>({
  category: 'Charging Accessories',
  rows,
  features: (row) => [
    `Up to ${row.watt} W`,
    ...row.lines,
    row.shape === 'cable' ? 'Gold-plated contacts' : 'Protection against heat and overvoltage',
  ],
  story: (row, say, colour) => [
    `This ${row.what} delivers up to ${row.watt} W, ${say('which is right for', 'made for', 'just what you need for')} ${row.use}. ${say('Good to know', 'The details', 'In short')}: ${row.lines.map((line) => line.replace(/^[A-Z](?=[a-z])/, (c) => c.toLowerCase())).join('; ')}. ${say('Everything clicks in firmly.', 'Plugs sit tight and do not spark.', 'The fit is precise.')}`,
    `${row.shape === 'cable' ? say('A chip in the plug tells the charger what the cable can carry.', 'Thick copper inside means little is lost on the way.', 'We pulled ours under a chair for a month; it did not mind.') : say('It was tested from 160 to 250 volts, as our mains demand.', 'Uneven mains voltage does not trouble it.', 'Temperature is watched hundreds of times a second.')} ${say(`The ${colour.toLowerCase()} finish is matt and does not show scratches.`, 'It works with phones, tablets, watches and earbuds of every make.', 'Old devices simply take what they can.')}`,
    warranty(
      say,
      row.price > 1000 ? '12 months' : '6 months',
      row.shape === 'cable'
        ? 'the cable with a reusable tie'
        : `the ${row.what}${['pad', 'stand'].includes(row.shape) ? ', a USB-C cable' : ''} and a safety leaflet`,
    ),
  ],
})
