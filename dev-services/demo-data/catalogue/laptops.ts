import { family, type ModelRow } from './family'
import { warranty } from './warranty'

type LaptopRow = ModelRow & {
  screen: string
  chip: string
  ram: number
  ssd: string
  graphics: string
  weight: number
  hours: number
}

// biome-ignore format: one model, one line
const rows: LaptopRow[] = [
  { model: 'Nodvane Slate 14 Laptop 8GB 512GB', colours: ['Silver', 'Midnight'], price: 62990, shape: 'thin', screen: '14 inch IPS, 1920 x 1200', chip: '6-core Surma 5', ram: 8, ssd: '512 GB', graphics: 'integrated graphics', weight: 1.38, hours: 10, pitch: 'Slate 14 is the laptop for a degree: light enough for the stairs, tough enough for the bus, and quick for everything but games.' },
  { model: 'Nodvane Slate 14 Pro Laptop 16GB 1TB', colours: ['Graphite', 'Sand'], price: 98500, shape: 'thin', screen: '14 inch OLED, 2880 x 1800', chip: '10-core Surma 7', ram: 16, ssd: '1 TB', graphics: 'integrated graphics', weight: 1.29, hours: 13, pitch: 'Slate 14 Pro swaps in an OLED screen and a larger battery. Designers notice the first, everyone notices the second.' },
  { model: 'Nodvane Slate 16 Creator Laptop 32GB 1TB', colours: ['Titanium'], price: 184900, shape: 'thin', screen: '16 inch mini-LED, 3200 x 2000', chip: '14-core Surma 9', ram: 32, ssd: '1 TB', graphics: 'Trisul 4060 with 8 GB', weight: 1.95, hours: 11, pitch: 'Creator is built for timelines and layers: a colour-checked mini-LED screen over a machine that exports while you fetch the tea.' },
  { model: 'Taruvok Book 15 Laptop 8GB 256GB', colours: ['Pearl White', 'Charcoal'], price: 41990, shape: 'classic', screen: '15.6 inch IPS, 1920 x 1080', chip: '4-core Surma 3', ram: 8, ssd: '256 GB', graphics: 'integrated graphics', weight: 1.68, hours: 8, pitch: 'Book 15 does accounts, classes and calls, has a number pad, and costs what a good phone does.' },
  { model: 'Taruvok Book 13 Mini Laptop 4GB 128GB', colours: ['Sky', 'Rose Gold'], price: 38490, shape: 'thin', screen: '13.3 inch IPS, 1920 x 1080', chip: '4-core Surma N', ram: 4, ssd: '128 GB', graphics: 'integrated graphics', weight: 1.14, hours: 11, pitch: 'The smallest laptop here, and the lightest. For writing on trains, it is all you need.' },
  { model: 'Taruvok Raptor 16 Gaming Laptop 16GB 1TB', colours: ['Midnight'], price: 169000, shape: 'gaming', screen: '16 inch IPS, 2560 x 1600, 165 Hz', chip: '14-core Surma 9H', ram: 16, ssd: '1 TB', graphics: 'Trisul 4070 with 8 GB', weight: 2.45, hours: 6, pitch: 'Raptor moves its air through the whole of its back edge, and so keeps its pace in the third hour of a match, when others slow down.' },
  { model: 'Taruvok Raptor 15 Gaming Laptop 16GB 512GB', colours: ['Charcoal', 'Crimson'], price: 112000, shape: 'gaming', screen: '15.6 inch IPS, 1920 x 1080, 144 Hz', chip: '8-core Surma 7H', ram: 16, ssd: '512 GB', graphics: 'Trisul 4050 with 6 GB', weight: 2.2, hours: 6, pitch: 'A gaming laptop for sensible people: full-HD at high frames, a quiet mode for class, and room for a second drive.' },
  { model: 'Ujjvane Flex 14 Touch Laptop 16GB 512GB', colours: ['Teal', 'Silver'], price: 92990, shape: 'thin', screen: '14 inch touch IPS, 1920 x 1200, folding', chip: '8-core Surma 7', ram: 16, ssd: '512 GB', graphics: 'integrated graphics', weight: 1.49, hours: 10, pitch: 'Flex folds all the way over: a laptop on the desk, a tent on the train tray, a tablet with a pen on the sofa.' },
  { model: 'Ujjvane Station 17 Laptop 64GB 2TB', colours: ['Graphite'], price: 239500, shape: 'classic', screen: '17.3 inch IPS, 3840 x 2160', chip: '24-core Surma 9X', ram: 64, ssd: '2 TB', graphics: 'Trisul A3000 with 12 GB', weight: 2.9, hours: 5, pitch: 'Station is a drawing office that closes: certified for engineering software, and fast where minutes used to be lost.' },
  { model: 'Ujjvane Air 13 Laptop 8GB 512GB', colours: ['Ivory', 'Ocean Blue'], price: 74990, shape: 'thin', screen: '13.6 inch IPS, 2560 x 1600', chip: '8-core Surma 5U', ram: 8, ssd: '512 GB', graphics: 'integrated graphics', weight: 1.05, hours: 15, pitch: 'Air 13 has no fan and makes no sound. Fifteen hours from a charge, a kilo in the bag, nothing to hear.' },
]

export const laptops = family<LaptopRow>({
  category: 'Laptop',
  rows,
  features: (row) => [
    `${row.screen} screen`,
    `${row.chip} processor, ${row.ram} GB memory`,
    `${row.ssd} NVMe drive`,
    row.graphics.charAt(0).toUpperCase() + row.graphics.slice(1),
    `${row.weight} kg, up to ${row.hours} hours of battery`,
    'Backlit keyboard with Bangla layout printed',
  ],
  story: (row, say, colour) => [
    `The ${row.chip} works with ${row.ram} GB of memory and a ${row.ssd} NVMe drive; ${say('it starts in under ten seconds', 'programs open while your finger is still on the key', 'it wakes as the lid opens')}. ${row.graphics.startsWith('integrated') ? say('Integrated graphics are enough for films, photo work and light games.', 'The integrated graphics drive a second 4K screen as well.') : `The ${row.graphics} ${say('takes on present-day games and 3D work', 'renders, cuts and plays without complaint')}.`}`,
    `The screen is ${row.screen}, ${say('matt enough to work by a window', 'with a narrow frame on all sides', 'even in colour from edge to edge')}. Keys have ${say('1.4', '1.5', '1.3')} mm of travel, are lit, and carry Bangla letters. At ${row.weight} kg ${row.weight < 1.5 ? 'it goes everywhere' : row.weight < 2.1 ? 'it travels well enough' : 'it prefers a desk, but can move'}, and ${row.hours} hours of battery ${row.hours >= 10 ? 'cover a day without the charger' : 'cover a long morning'}.`,
    warranty(
      say,
      row.price > 90000 ? '36 months' : '24 months',
      `the laptop in ${colour}, its USB-C charger and a genuine operating system, activated`,
    ),
  ],
})
