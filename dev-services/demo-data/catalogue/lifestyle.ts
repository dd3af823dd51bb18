import { family, type ModelRow } from './family'
import { warranty } from './warranty'

type LifestyleRow = ModelRow & { what: string; facts: [string, string, string]; care: string }

// biome-ignore format: one model, one line
const rows: LifestyleRow[] = [
  { model: 'Nityora Glow Desk Lamp', colours: ['Pearl White', 'Charcoal'], price: 1690, shape: 'lamp', what: 'desk lamp', facts: ['Three light colours, stepless dimming', '2,400 mAh battery, 8 hours', 'Folding arm and touch control'], care: 'The diodes do not flicker, which tired eyes will notice by midnight', pitch: 'Glow gives an even, flicker-free light for reading, and carries on by itself when the current goes.' },
  { model: 'Nityora Moon Bedside Lamp', colours: ['Ivory', 'Sage'], price: 1290, shape: 'moon', what: 'bedside lamp', facts: ['Warm light, dimmed by a touch', '1,800 mAh battery, up to 20 hours', 'Timer of 15, 30 or 60 minutes'], care: 'The silicone dome is soft and can be washed', pitch: 'Moon is the light for feeding, reading and not quite sleeping: touch its top and it grows brighter, slowly.' },
  { model: 'Nityora Sharp Beard Trimmer', colours: ['Midnight', 'Crimson'], price: 1490, shape: 'trimmer', what: 'trimmer', facts: ['Self-sharpening steel blades', '20 length settings, 0.5 to 10 mm', '90 minutes on a USB-C charge'], care: 'The head comes off and is rinsed under the tap', pitch: 'Sharp trims in steps of half a millimetre, does not pull, and runs for a month of mornings.' },
  { model: 'Nityora Sharp Pro Grooming Kit', colours: ['Titanium', 'Forest'], price: 2790, shape: 'trimmer', what: 'grooming kit', facts: ['Titanium-coated blades', 'Five heads for beard, hair, nose and body', '120 minutes with a digital display'], care: 'All heads are washable and stand in the charging base', pitch: 'One handle, five heads: with Sharp Pro the drawer of half-working trimmers can go.' },
  { model: 'Nityora Carry Laptop Backpack', colours: ['Graphite', 'Ocean Blue', 'Forest'], price: 2490, shape: 'backpack', what: 'backpack', facts: ['25 litres, fits 15.6 inch laptops', 'Water-repellent cloth and hidden pocket', 'USB pass-through for a power bank'], care: 'Seams are doubled where straps pull, and the zips are covered against rain', pitch: 'Carry looks like an office and holds like a weekend: laptop, lunch, umbrella and a shirt for the evening.' },
  { model: 'Nityora Carry Sling Bag', colours: ['Charcoal', 'Cocoa'], price: 1190, shape: 'backpack', what: 'sling bag', facts: ['8 litres, fits an 11 inch tablet', 'Cut-proof strap', 'Back pocket against the body'], care: 'The cloth sheds rain and wipes clean', pitch: 'For market and metro: the Sling keeps phone, wallet and tablet in front of you, closed and dry.' },
  { model: 'Nityora Steel Bottle 750 ml', colours: ['Coral', 'Teal', 'Silver'], price: 990, shape: 'bottle', what: 'bottle', facts: ['Double-walled 304 steel', 'Cold for 24 hours, hot for 12', '750 ml, leak-proof lid'], care: 'A wide neck takes ice cubes and a brush', pitch: 'Ice put in before fajr still rattles at maghrib. A plain, good bottle that does not sweat on papers.' },
  { model: 'Nityora Smart Bottle 500 ml', colours: ['Midnight', 'Rose Gold'], price: 1290, shape: 'bottle', what: 'smart bottle', facts: ['Temperature shown on the lid', 'Double-walled 316 steel', '500 ml, tea strainer included'], care: 'The lid’s cell lasts about two years', pitch: 'Touch the lid and it tells how hot the tea is, before your tongue finds out.' },
  { model: 'Nityora Mist Mini Humidifier', colours: ['Mint', 'Pearl White', 'Lilac'], price: 890, shape: 'humidifier', what: 'humidifier', facts: ['300 ml tank, 8 hours of mist', 'Seven night-light colours', 'Stops by itself when empty'], care: 'The filter stick is changed every two months and costs little', pitch: 'Air-conditioned rooms dry the throat; Mist gives the air back what it lost, and hums more softly than a fridge.' },
  { model: 'Nityora Aroma Diffuser', colours: ['Cocoa', 'Sand'], price: 1890, shape: 'humidifier', what: 'aroma diffuser', facts: ['500 ml tank, up to 14 hours', 'Wood-look base with warm light', 'Timer and remote control'], care: 'Two drops of oil are enough for a room', pitch: 'Lemongrass in the evening, eucalyptus in the cold season: Aroma scents a room without smoke or flame.' },
  { model: 'Nityora Boil Electric Kettle 1.7 L', colours: ['Silver', 'Midnight'], price: 1990, shape: 'kettle', what: 'kettle', facts: ['1.7 litres, 1,850 W', '304 steel inside, no plastic taste', 'Switches off by itself, boil-dry safe'], care: 'The lid opens wide, so descaling is a matter of minutes', pitch: 'Boil has tea water ready in four minutes, and no plastic touches it on the way.' },
  { model: 'Nityora Pour Gooseneck Kettle', colours: ['Charcoal', 'Ivory'], price: 3490, shape: 'gooseneck', what: 'gooseneck kettle', facts: ['0.9 litres, 1,200 W', 'Temperature held from 40 to 100 degrees', 'Fine spout for coffee and tea'], care: 'The handle stays cool and the base stores its cord', pitch: 'For people who weigh their coffee: Pour holds the water at the very degree and lets it out in a thread.' },
  { model: 'Nityora Dawn Alarm Clock', colours: ['Sky', 'Cocoa'], price: 1390, shape: 'clock', what: 'alarm clock', facts: ['Sunrise light and seven gentle tones', 'Shows time, date and temperature', 'USB-C with battery backup'], care: 'Settings survive a power cut', pitch: 'Dawn brightens for twenty minutes before it rings, so that you wake before you are woken.' },
  { model: 'Nityora Body Scale', colours: ['Pearl White', 'Graphite'], price: 1590, shape: 'scale', what: 'body scale', facts: ['Weight to 50 g, up to 180 kg', '13 body values in the app', 'Tempered glass, hidden display'], care: 'It knows eight members of a family apart', pitch: 'Stand on it and thirteen numbers go to your phone; the only one you must look at is the trend.' },
]

export const lifestyle = family<LifestyleRow>({
  category: 'Lifestyle',
  rows,
  features: (row) => [
    ...row.facts,
    row.facts.join(' ').includes('battery') ? 'Charges by USB-C' : 'Tested by our own team',
  ],
  story: (row, say, colour) => [
    `${say('The essentials', 'What it offers', 'In short')}: ${row.facts.map((fact) => fact.replace(/^[A-Z](?=[a-z])/, (c) => c.toLowerCase())).join('; ')}. ${row.care}. ${say(`We chose this ${row.what} out of nine samples.`, `Among the ${row.what}s we tried, this one was the least fuss.`, `It is the ${row.what} several of us use at home.`)}`,
    `${say('It is solidly made', 'Nothing rattles', 'The finish is clean')}, and the ${colour.toLowerCase()} ${say('finish looks good for years', 'looks calm rather than loud', 'ages well')}. ${say('It makes a good gift, and comes in a box that needs no wrapping.', 'Ask us about spare parts at any time.', 'If something breaks, we can repair it in Dhaka.', 'The guide is in Bangla and fits on one page.')}`,
    warranty(
      say,
      row.price > 1500 ? '12 months' : '6 months',
      `the ${row.what} in ${colour} with everything needed to use it`,
    ),
  ],
})
