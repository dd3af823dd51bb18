import { family, type ModelRow } from './family'
import { warranty } from './warranty'

type PhoneRow = ModelRow & {
  screen: string
  chip: string
  ram: number
  storage: number
  camera: string
  selfie: number
  battery: number
  watt: number
  network: '4G' | '5G'
}

// biome-ignore format: one model, one line
const rows: PhoneRow[] = [
  { model: 'Ujjvane X1 Ultra 5G 16GB 512GB', colours: ['Titanium', 'Midnight'], price: 144990, shape: 'ring', featured: true, screen: '6.8 inch LTPO AMOLED, 1-120 Hz', chip: 'Akash Q9 Elite', ram: 16, storage: 512, camera: '200 MP main, 50 MP periscope, 50 MP ultra-wide', selfie: 32, battery: 5400, watt: 100, network: '5G', pitch: 'The X1 Ultra is the phone Ujjvane makes without compromise: a titanium frame, a one-inch-class main sensor and a periscope lens that still holds detail at ten times zoom across the Buriganga.' },
  { model: 'Ujjvane X1 5G 12GB 256GB', colours: ['Pearl White', 'Ocean Blue'], price: 99990, shape: 'ring', screen: '6.5 inch AMOLED, 120 Hz', chip: 'Akash Q9', ram: 12, storage: 256, camera: '50 MP main, 50 MP telephoto, 13 MP ultra-wide', selfie: 32, battery: 5000, watt: 80, network: '5G', pitch: 'The X1 puts the Ultra’s screen and processor into a body that most hands can close around, and drops only the longest zoom.' },
  { model: 'Taruvok Fold Three 5G 12GB 512GB', colours: ['Graphite'], price: 139500, shape: 'bar', screen: '6.4 inch cover and 7.8 inch inner AMOLED', chip: 'Akash Q9', ram: 12, storage: 512, camera: '50 MP main, 48 MP ultra-wide, 10 MP telephoto', selfie: 16, battery: 4800, watt: 67, network: '5G', pitch: 'Closed, it is an ordinary phone; open, it is a small notebook on which a spreadsheet and a call fit side by side. The third Fold finally shuts flat, without a gap.' },
  { model: 'Taruvok Zenith 7 Pro 5G 12GB 256GB', colours: ['Forest', 'Silver'], price: 84990, shape: 'square', featured: true, screen: '6.7 inch AMOLED, 144 Hz', chip: 'Meghna 9200', ram: 12, storage: 256, camera: '50 MP main, 50 MP portrait, 12 MP ultra-wide', selfie: 50, battery: 5200, watt: 90, network: '5G', pitch: 'Zenith 7 Pro is Taruvok’s portrait camera that also happens to be a flagship: its 75 mm lens was tuned on wedding stages and it keeps skin the colour skin is.' },
  { model: 'Taruvok Zenith 7 5G 8GB 256GB', colours: ['Lilac', 'Charcoal'], price: 54990, shape: 'square', screen: '6.6 inch AMOLED, 120 Hz', chip: 'Meghna 8300', ram: 8, storage: 256, camera: '50 MP main, 12 MP ultra-wide', selfie: 32, battery: 5000, watt: 67, network: '5G', pitch: 'Most of the Zenith 7 Pro for far less money: the same main camera, the same flat screen, a slightly calmer processor.' },
  { model: 'Nodvane Lumen 5 5G 8GB 128GB', colours: ['Sky', 'Midnight'], price: 36990, shape: 'pill', screen: '6.6 inch AMOLED, 120 Hz', chip: 'Meghna 7050', ram: 8, storage: 128, camera: '64 MP main with OIS, 8 MP ultra-wide', selfie: 16, battery: 5000, watt: 45, network: '5G', pitch: 'Lumen 5 is the phone for evenings: an optically steadied camera and a screen that dims low enough to read in a dark bus without waking the neighbour.' },
  { model: 'Nodvane Lumen 5 Lite 8GB 128GB', colours: ['Mint', 'Graphite'], price: 24990, shape: 'pill', screen: '6.6 inch AMOLED, 90 Hz', chip: 'Padma G99', ram: 8, storage: 128, camera: '50 MP main, 2 MP depth', selfie: 13, battery: 5000, watt: 33, network: '4G', pitch: 'An AMOLED screen used to cost more than this. Lumen 5 Lite spends its budget on what you look at all day and keeps the rest sensible.' },
  { model: 'Ujjvane S4 5G 8GB 256GB', colours: ['Marigold', 'Charcoal'], price: 42990, shape: 'ring', screen: '6.7 inch AMOLED, 120 Hz', chip: 'Meghna 7300', ram: 8, storage: 256, camera: '108 MP main, 8 MP ultra-wide', selfie: 20, battery: 5500, watt: 80, network: '5G', pitch: 'Forty minutes on the charger and the S4 is done for a day and a half. It is the phone for people who are out from morning till night.' },
  { model: 'Ujjvane S4 Neo 6GB 128GB', colours: ['Teal', 'Sand'], price: 21490, shape: 'ring', screen: '6.7 inch IPS, 120 Hz', chip: 'Padma G91', ram: 6, storage: 128, camera: '50 MP main, 2 MP macro', selfie: 8, battery: 5500, watt: 33, network: '4G', pitch: 'A big battery, a smooth screen and room for years of photos: the S4 Neo is the sensible phone in the family and proud of it.' },
  { model: 'Taruvok Amigo 3 4GB 64GB', colours: ['Ocean Blue', 'Rose Gold'], price: 12990, shape: 'pill', screen: '6.6 inch IPS, 90 Hz', chip: 'Padma T606', ram: 4, storage: 64, camera: '13 MP main, 0.3 MP depth', selfie: 5, battery: 5000, watt: 15, network: '4G', pitch: 'Amigo 3 is a first smartphone that does not feel like one: quick enough for video calls with home, and the battery outlasts the day.' },
  { model: 'Taruvok Amigo 3 Plus 6GB 128GB', colours: ['Sage', 'Midnight'], price: 16490, shape: 'pill', screen: '6.7 inch IPS, 90 Hz', chip: 'Padma T616', ram: 6, storage: 128, camera: '50 MP main, 2 MP depth', selfie: 8, battery: 5200, watt: 18, network: '4G', pitch: 'The Plus takes the friendly Amigo and gives it memory enough for a business page, a ride app and two messengers at once.' },
  { model: 'Nodvane Tough 2 6GB 128GB', colours: ['Marigold', 'Charcoal'], price: 27990, shape: 'square', screen: '6.3 inch IPS, 90 Hz, hardened glass', chip: 'Padma G99', ram: 6, storage: 128, camera: '48 MP main, 8 MP ultra-wide', selfie: 16, battery: 6200, watt: 33, network: '4G', pitch: 'Built for site engineers and riders: the Tough 2 takes a fall on concrete, a monsoon downpour and a full day of navigation without asking for a charger.' },
  { model: 'Nodvane Mini 9 5G 8GB 256GB', colours: ['Crimson', 'Pearl White'], price: 61990, shape: 'bar', screen: '5.9 inch AMOLED, 120 Hz', chip: 'Akash Q8', ram: 8, storage: 256, camera: '50 MP main with OIS, 13 MP ultra-wide', selfie: 12, battery: 4400, watt: 45, network: '5G', pitch: 'Small phones have nearly died out; the Mini 9 is the good one that is left. Your thumb reaches every corner and nothing inside was cut.' },
  { model: 'Taruvok Volt 5G 8GB 128GB', colours: ['Coral', 'Graphite'], price: 31990, shape: 'square', screen: '6.7 inch AMOLED, 144 Hz', chip: 'Meghna 7200', ram: 8, storage: 128, camera: '50 MP main, 8 MP ultra-wide', selfie: 16, battery: 5000, watt: 120, network: '5G', pitch: 'Volt fills from empty in nineteen minutes and cools its processor with a vapour chamber the size of a playing card. It was made to play on.' },
  { model: 'Ujjvane A1 3GB 32GB', colours: ['Sky'], price: 11290, shape: 'pill', screen: '6.5 inch IPS', chip: 'Padma T603', ram: 3, storage: 32, camera: '8 MP main camera', selfie: 5, battery: 5000, watt: 10, network: '4G', pitch: 'A pleasant phone at the lowest price: the A1 calls, chats, pays and shows the match, and little slows it down.' },
  { model: 'Ujjvane Note 12 5G 12GB 256GB', colours: ['Forest', 'Ivory'], price: 68990, shape: 'bar', screen: '6.9 inch AMOLED, 120 Hz, pen support', chip: 'Akash Q8', ram: 12, storage: 256, camera: '108 MP main, 12 MP telephoto, 12 MP ultra-wide', selfie: 32, battery: 5300, watt: 67, network: '5G', pitch: 'Note 12 keeps a pen in its side and a page under it: sign an invoice, mark a drawing or take down a lecture before the screen has even lit.' },
]

export const phones = family<PhoneRow>({
  category: 'Best Seller',
  rows,
  features: (row) => [
    `${row.screen} display`,
    `${row.chip} processor, ${row.ram} GB RAM and ${row.storage} GB storage`,
    row.camera,
    `${row.battery} mAh battery with ${row.watt} W charging`,
    `Dual SIM ${row.network}, ${row.selfie} MP front camera`,
  ],
  story: (row, say, colour) => [
    `${say('On the front is', 'It has', 'The display is')} a ${row.screen} panel, and the ${row.chip} processor works with ${row.ram} GB of memory. ${
      row.price > 60000
        ? say(
            'Heavy games, long videos and a dozen open apps leave it unmoved.',
            'It is quick today and has enough in reserve to be quick in four years.',
          )
        : say(
            'Everyday apps open without a pause and stay open in the background.',
            'Switching between maps, messages and camera is smooth.',
            'It keeps a steady pace in the apps people use here every day.',
          )
    } The ${row.storage} GB of storage holds ${row.storage >= 256 ? 'years of photos and films' : 'plenty of photos, and the tray takes a memory card as well'}.`,
    `${say('The camera', 'The rear camera', 'For pictures it')} has ${row.camera.endsWith('camera') ? 'an ' : ''}${row.camera}, with a ${row.selfie} MP camera in front for ${say('calls and portraits', 'selfies and meetings', 'video calls')}. ${say('Night mode works by itself', 'Colours stay natural in the harsh noon sun', 'Skin tones are tuned for this part of the world')}, and ${row.price > 40000 ? '4K video is steadied' : 'Full HD video is steady enough to share'}. The ${row.battery} mAh battery lasts ${row.battery >= 5200 ? 'well into a second day' : 'a full day of mixed use'} and charges at ${row.watt} W.`,
    warranty(
      say,
      row.price > 30000 ? '18 months' : '12 months',
      `the phone in ${colour}, ${row.watt > 15 ? `a ${row.watt} W charger` : 'a charger'}, a USB-C cable, a clear case and the SIM tool`,
    ),
  ],
})
