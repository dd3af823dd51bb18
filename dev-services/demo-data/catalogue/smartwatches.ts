import { family, type ModelRow } from './family'
import { warranty } from './warranty'

type WatchRow = ModelRow & {
  screen: string
  days: number
  rating: string
  calling: boolean
  gps: boolean
  sports: number
}

// biome-ignore format: one model, one line
const rows: WatchRow[] = [
  { model: 'Prohorix Meridian Smartwatch', colours: ['Midnight', 'Silver'], price: 12990, shape: 'round', screen: '1.43 inch AMOLED', days: 12, rating: '5 ATM', calling: true, gps: true, sports: 140, pitch: 'Meridian looks like a dress watch until you lift your wrist: sapphire-coated glass, a steel bezel, and a dial that stays lit all day.' },
  { model: 'Prohorix Meridian Mini Smartwatch', colours: ['Rose Gold', 'Ivory'], price: 10490, shape: 'round', screen: '1.2 inch AMOLED', days: 8, rating: '5 ATM', calling: true, gps: false, sports: 110, pitch: 'The same watch for slimmer wrists. Meridian Mini is ten millimetres thin and weighs less than a spoon.' },
  { model: 'Prohorix Pulse 4 Smartwatch', colours: ['Coral', 'Charcoal', 'Sage'], price: 3490, shape: 'square', screen: '1.96 inch IPS', days: 7, rating: 'IP68', calling: true, gps: false, sports: 100, pitch: 'Pulse 4 answers calls from the wrist, counts the stairs to the office and costs less than a pair of shoes. It is our most gifted watch.' },
  { model: 'Prohorix Pulse 4 Pro Smartwatch', colours: ['Ocean Blue', 'Graphite'], price: 5490, shape: 'square', screen: '2.01 inch AMOLED', days: 9, rating: 'IP68', calling: true, gps: false, sports: 120, pitch: 'The Pro changes one thing about Pulse 4 and you will see it at once: the screen is AMOLED, deep black and readable at noon.' },
  { model: 'Zhirvo Trek GPS Smartwatch', colours: ['Marigold', 'Forest'], price: 15990, shape: 'rugged', screen: '1.43 inch AMOLED', days: 21, rating: '10 ATM', calling: true, gps: true, sports: 170, pitch: 'Trek is for Keokradong and the Sundarbans: two-band GPS, a barometer that warns of storms, and three weeks without a charger.' },
  { model: 'Zhirvo Dash Smartwatch', colours: ['Mint', 'Midnight'], price: 2290, shape: 'square', screen: '1.83 inch IPS', days: 6, rating: 'IP67', calling: false, gps: false, sports: 60, pitch: 'Dash is a step counter that grew a good screen. Light, simple and hard to break, it suits anybody who is new to watches like these.' },
  { model: 'Zhirvo Dash Call Smartwatch', colours: ['Lilac', 'Charcoal'], price: 2790, shape: 'square', screen: '1.91 inch IPS', days: 6, rating: 'IP67', calling: true, gps: false, sports: 80, pitch: 'Dash with a loudspeaker: leave the phone in the bag and take the call while both hands are full of shopping.' },
  { model: 'Prohorix Orbit Classic Smartwatch', colours: ['Cocoa', 'Titanium'], price: 8490, shape: 'round', screen: '1.39 inch AMOLED', days: 10, rating: '3 ATM', calling: true, gps: false, sports: 100, pitch: 'Orbit Classic has a slim round case with a turning crown. Nobody at the meeting will know that it also measures your sleep.' },
  { model: 'Nodvane Fit Band 7 Smartwatch', colours: ['Teal', 'Charcoal'], price: 1990, shape: 'band', screen: '1.62 inch AMOLED', days: 14, rating: '5 ATM', calling: false, gps: false, sports: 110, pitch: 'Band 7 is for those who find watches too big: a slim strip that swims, sleeps and runs with you for two weeks at a time.' },
  { model: 'Nodvane Kids Guardian Smartwatch', colours: ['Sky'], price: 4990, shape: 'square', screen: '1.7 inch IPS', days: 3, rating: 'IP68', calling: true, gps: true, sports: 12, pitch: 'Guardian takes its own SIM, so that a child can ring home from the school gate and you can see on a map that they have left it.' },
  { model: 'Zhirvo Summit Smartwatch', colours: ['Graphite', 'Sand'], price: 6990, shape: 'rugged', screen: '1.45 inch AMOLED', days: 15, rating: '5 ATM', calling: true, gps: true, sports: 150, pitch: 'Summit gives you an outdoor watch at the price of an ordinary one: its case shrugs off door frames, and its torch finds the keyhole in a power cut.' },
]

export const smartwatches = family<WatchRow>({
  category: 'Smartwatch',
  rows,
  features: (row) => [
    `${row.screen} display${row.screen.includes('AMOLED') ? ' with always-on dial' : ''}`,
    `Up to ${row.days} days of battery`,
    row.calling
      ? 'Bluetooth calling with microphone and speaker'
      : 'Call and message alerts on the wrist',
    `Heart rate, blood oxygen, sleep and ${row.sports} sports`,
    ...(row.gps ? ['Built-in GPS'] : []),
    `${row.rating} water resistance`,
  ],
  story: (row, say, colour) => [
    `The ${row.screen} screen ${say('is bright enough for Cox’s Bazar at noon', 'stays readable in full sun', 'shows messages in Bangla without broken letters')}, and the dials can be changed from the app. ${row.calling ? say('Calls go through the watch itself, with a speaker that is loud enough indoors.', 'A microphone and speaker sit in the case, so short calls never need the phone.') : say('Calls and messages buzz gently, and can be silenced with a palm.', 'It shows who is calling, and lets you decline with a tap.')}`,
    `Heart rate, blood oxygen and sleep are measured round the clock, and ${row.sports} kinds of sport are on board${row.gps ? '; the built-in GPS draws your route even when the phone stays at home' : ', with the route taken from your phone'}. It is rated ${row.rating}, which ${row.rating.includes('ATM') ? 'covers swimming' : 'covers rain, sweat and washing hands'}. ${say('In our own use', 'In everyday use', 'With notifications on')} it ran ${row.days} days to a charge; ${say('ten minutes on the magnet give a day', 'the magnetic charger fills it in under two hours')}.`,
    warranty(
      say,
      row.price > 5000 ? '12 months' : '6 months',
      `the watch with its ${colour.toLowerCase()} strap, a magnetic charging cable and a short guide in Bangla and English`,
    ),
  ],
})
