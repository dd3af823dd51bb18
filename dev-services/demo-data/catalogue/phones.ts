import { formatBengaliNumber, toBengaliDigits } from '../../../common/bengali'
import { family, inches, type ModelRow, panelOf } from './family'
import { warranty, warrantyBn } from './warranty'

const chipsBn = {
  'Akash Q9 Elite': 'আকাশ Q9 এলিট',
  'Akash Q9': 'আকাশ Q9',
  'Akash Q8': 'আকাশ Q8',
  'Meghna 9200': 'মেঘনা 9200',
  'Meghna 8300': 'মেঘনা 8300',
  'Meghna 7300': 'মেঘনা 7300',
  'Meghna 7200': 'মেঘনা 7200',
  'Meghna 7050': 'মেঘনা 7050',
  'Padma G99': 'পদ্মা G99',
  'Padma G91': 'পদ্মা G91',
  'Padma T616': 'পদ্মা T616',
  'Padma T606': 'পদ্মা T606',
  'Padma T603': 'পদ্মা T603',
} as const

type PhoneRow = ModelRow & {
  screen: string
  screenBn: string
  chip: keyof typeof chipsBn
  ram: number
  storage: number
  camera: string
  cameraBn: string
  selfie: number
  battery: number
  watt: number
  network: '4G' | '5G'
}

// biome-ignore format: one model, one line
const rows: PhoneRow[] = [
  { model: 'Ujjvane X1 Ultra 5G 16GB 512GB', modelBn: 'উজ্জ্বন X1 আলট্রা 5G ১৬ জিবি ৫১২ জিবি', colours: ['Titanium', 'Midnight'], price: 144990, shape: 'ring', featured: true, screen: '6.8 inch LTPO AMOLED, 1-120 Hz', screenBn: '৬.৮ ইঞ্চি ১-১২০ Hz LTPO AMOLED', chip: 'Akash Q9 Elite', ram: 16, storage: 512, camera: '200 MP main, 50 MP periscope, 50 MP ultra-wide', cameraBn: '২০০ MP মেইন + ৫০ MP পেরিস্কোপ + ৫০ MP আলট্রা-ওয়াইড', selfie: 32, battery: 5400, watt: 100, network: '5G', pitch: 'The X1 Ultra is the phone Ujjvane makes without compromise: a titanium frame, a one-inch-class main sensor and a periscope lens that still holds detail at ten times zoom across the Buriganga.', pitchBn: 'X1 আলট্রা উজ্জ্বনের আপসহীন ফোন: টাইটানিয়াম ফ্রেম, এক ইঞ্চি মাপের মেইন সেন্সর আর এমন পেরিস্কোপ লেন্স, যা দশ গুণ জুমে বুড়িগঙ্গার ওপারের ছবিও পরিষ্কার তোলে।' },
  { model: 'Ujjvane X1 5G 12GB 256GB', modelBn: 'উজ্জ্বন X1 5G ১২ জিবি ২৫৬ জিবি', colours: ['Pearl White', 'Ocean Blue'], price: 99990, shape: 'ring', screen: '6.5 inch AMOLED, 120 Hz', screenBn: '৬.৫ ইঞ্চি ১২০ Hz AMOLED', chip: 'Akash Q9', ram: 12, storage: 256, camera: '50 MP main, 50 MP telephoto, 13 MP ultra-wide', cameraBn: '৫০ MP মেইন + ৫০ MP টেলিফটো + ১৩ MP আলট্রা-ওয়াইড', selfie: 32, battery: 5000, watt: 80, network: '5G', pitch: 'The X1 puts the Ultra’s screen and processor into a body that most hands can close around, and drops only the longest zoom.', pitchBn: 'আলট্রার ডিসপ্লে ও প্রসেসরই আছে X1-এ, তবে সহজে হাতে ধরার মতো আকারে। বাদ গেছে শুধু সবচেয়ে লম্বা জুম।' },
  { model: 'Taruvok Fold Three 5G 12GB 512GB', modelBn: 'তারুভক ফোল্ড থ্রি 5G ১২ জিবি ৫১২ জিবি', colours: ['Graphite'], price: 139500, shape: 'bar', screen: '6.4 inch cover and 7.8 inch inner AMOLED', screenBn: 'বাইরে ৬.৪ ইঞ্চি ও ভেতরে ৭.৮ ইঞ্চি AMOLED', chip: 'Akash Q9', ram: 12, storage: 512, camera: '50 MP main, 48 MP ultra-wide, 10 MP telephoto', cameraBn: '৫০ MP মেইন + ৪৮ MP আলট্রা-ওয়াইড + ১০ MP টেলিফটো', selfie: 16, battery: 4800, watt: 67, network: '5G', pitch: 'Closed, it is an ordinary phone; open, it is a small notebook on which a spreadsheet and a call fit side by side. The third Fold finally shuts flat, without a gap.', pitchBn: 'বন্ধ অবস্থায় সাধারণ ফোন, খুললে ছোট একটি নোটবুক: স্প্রেডশিট আর কল চলে পাশাপাশি। তৃতীয় প্রজন্মের ফোল্ড এবার কোনো ফাঁক না রেখে পুরোপুরি বন্ধ হয়।' },
  { model: 'Taruvok Zenith 7 Pro 5G 12GB 256GB', modelBn: 'তারুভক জেনিথ ৭ প্রো 5G ১২ জিবি ২৫৬ জিবি', colours: ['Forest', 'Silver'], price: 84990, shape: 'square', featured: true, screen: '6.7 inch AMOLED, 144 Hz', screenBn: '৬.৭ ইঞ্চি ১৪৪ Hz AMOLED', chip: 'Meghna 9200', ram: 12, storage: 256, camera: '50 MP main, 50 MP portrait, 12 MP ultra-wide', cameraBn: '৫০ MP মেইন + ৫০ MP পোর্ট্রেট + ১২ MP আলট্রা-ওয়াইড', selfie: 50, battery: 5200, watt: 90, network: '5G', pitch: 'Zenith 7 Pro is Taruvok’s portrait camera that also happens to be a flagship: its 75 mm lens was tuned on wedding stages and it keeps skin the colour skin is.', pitchBn: 'জেনিথ ৭ প্রো একই সঙ্গে পোর্ট্রেট ক্যামেরা ও ফ্ল্যাগশিপ ফোন। এর ৭৫ মিমি লেন্স টিউন করা হয়েছে বিয়ের মঞ্চে, তাই ছবিতে ত্বকের রং থাকে স্বাভাবিক।' },
  { model: 'Taruvok Zenith 7 5G 8GB 256GB', modelBn: 'তারুভক জেনিথ ৭ 5G ৮ জিবি ২৫৬ জিবি', colours: ['Lilac', 'Charcoal'], price: 54990, shape: 'square', screen: '6.6 inch AMOLED, 120 Hz', screenBn: '৬.৬ ইঞ্চি ১২০ Hz AMOLED', chip: 'Meghna 8300', ram: 8, storage: 256, camera: '50 MP main, 12 MP ultra-wide', cameraBn: '৫০ MP মেইন + ১২ MP আলট্রা-ওয়াইড', selfie: 32, battery: 5000, watt: 67, network: '5G', pitch: 'Most of the Zenith 7 Pro for far less money: the same main camera, the same flat screen, a slightly calmer processor.', pitchBn: 'অনেক কম দামে জেনিথ ৭ প্রোর প্রায় সবকিছু: একই মেইন ক্যামেরা, একই ফ্ল্যাট ডিসপ্লে, শুধু প্রসেসরের গতি একটু কম।' },
  { model: 'Nodvane Lumen 5 5G 8GB 128GB', modelBn: 'নোডভেন লুমেন ৫ 5G ৮ জিবি ১২৮ জিবি', colours: ['Sky', 'Midnight'], price: 36990, shape: 'pill', screen: '6.6 inch AMOLED, 120 Hz', screenBn: '৬.৬ ইঞ্চি ১২০ Hz AMOLED', chip: 'Meghna 7050', ram: 8, storage: 128, camera: '64 MP main with OIS, 8 MP ultra-wide', cameraBn: 'OIS সহ ৬৪ MP মেইন + ৮ MP আলট্রা-ওয়াইড', selfie: 16, battery: 5000, watt: 45, network: '5G', pitch: 'Lumen 5 is the phone for evenings: an optically steadied camera and a screen that dims low enough to read in a dark bus without waking the neighbour.', pitchBn: 'সন্ধ্যার পরের ফোন লুমেন ৫: OIS থাকায় ছবি কাঁপে না, আর ডিসপ্লের আলো এতটাই কমে যে অন্ধকার বাসে পাশের যাত্রীর ঘুম না ভাঙিয়েও পড়া যায়।' },
  { model: 'Nodvane Lumen 5 Lite 8GB 128GB', modelBn: 'নোডভেন লুমেন ৫ লাইট ৮ জিবি ১২৮ জিবি', colours: ['Mint', 'Graphite'], price: 24990, shape: 'pill', screen: '6.6 inch AMOLED, 90 Hz', screenBn: '৬.৬ ইঞ্চি ৯০ Hz AMOLED', chip: 'Padma G99', ram: 8, storage: 128, camera: '50 MP main, 2 MP depth', cameraBn: '৫০ MP মেইন + ২ MP ডেপথ', selfie: 13, battery: 5000, watt: 33, network: '4G', pitch: 'An AMOLED screen used to cost more than this. Lumen 5 Lite spends its budget on what you look at all day and keeps the rest sensible.', pitchBn: 'শুধু AMOLED ডিসপ্লের জন্যই একসময় এর চেয়ে বেশি দাম দিতে হতো। সারা দিন যা দেখেন, লুমেন ৫ লাইট সেখানেই বেশি খরচ করেছে, বাকি সব রেখেছে প্রয়োজনমতো।' },
  { model: 'Ujjvane S4 5G 8GB 256GB', modelBn: 'উজ্জ্বন S4 5G ৮ জিবি ২৫৬ জিবি', colours: ['Marigold', 'Charcoal'], price: 42990, shape: 'ring', screen: '6.7 inch AMOLED, 120 Hz', screenBn: '৬.৭ ইঞ্চি ১২০ Hz AMOLED', chip: 'Meghna 7300', ram: 8, storage: 256, camera: '108 MP main, 8 MP ultra-wide', cameraBn: '১০৮ MP মেইন + ৮ MP আলট্রা-ওয়াইড', selfie: 20, battery: 5500, watt: 80, network: '5G', pitch: 'Forty minutes on the charger and the S4 is done for a day and a half. It is the phone for people who are out from morning till night.', pitchBn: 'চল্লিশ মিনিটের চার্জে S4 চলে দেড় দিন। সকাল থেকে রাত পর্যন্ত যাঁরা বাইরে থাকেন, ফোনটি তাঁদের জন্য।' },
  { model: 'Ujjvane S4 Neo 6GB 128GB', modelBn: 'উজ্জ্বন S4 নিও ৬ জিবি ১২৮ জিবি', colours: ['Teal', 'Sand'], price: 21490, shape: 'ring', screen: '6.7 inch IPS, 120 Hz', screenBn: '৬.৭ ইঞ্চি ১২০ Hz IPS', chip: 'Padma G91', ram: 6, storage: 128, camera: '50 MP main, 2 MP macro', cameraBn: '৫০ MP মেইন + ২ MP ম্যাক্রো', selfie: 8, battery: 5500, watt: 33, network: '4G', pitch: 'A big battery, a smooth screen and room for years of photos: the S4 Neo is the sensible phone in the family and proud of it.', pitchBn: 'বড় ব্যাটারি, স্মুথ ডিসপ্লে আর কয়েক বছরের ছবি রাখার জায়গা: S4 নিও পরিবারের সবচেয়ে হিসেবি ফোন।' },
  { model: 'Taruvok Amigo 3 4GB 64GB', modelBn: 'তারুভক অ্যামিগো ৩ ৪ জিবি ৬৪ জিবি', colours: ['Ocean Blue', 'Rose Gold'], price: 12990, shape: 'pill', screen: '6.6 inch IPS, 90 Hz', screenBn: '৬.৬ ইঞ্চি ৯০ Hz IPS', chip: 'Padma T606', ram: 4, storage: 64, camera: '13 MP main, 0.3 MP depth', cameraBn: '১৩ MP মেইন + ০.৩ MP ডেপথ', selfie: 5, battery: 5000, watt: 15, network: '4G', pitch: 'Amigo 3 is a first smartphone that does not feel like one: quick enough for video calls with home, and the battery outlasts the day.', pitchBn: 'প্রথম স্মার্টফোন হিসেবে অ্যামিগো ৩ চমৎকার: বাড়ির সঙ্গে ভিডিও কলে আটকায় না, ব্যাটারিও দিন পার করে দেয়।' },
  { model: 'Taruvok Amigo 3 Plus 6GB 128GB', modelBn: 'তারুভক অ্যামিগো ৩ প্লাস ৬ জিবি ১২৮ জিবি', colours: ['Sage', 'Midnight'], price: 16490, shape: 'pill', screen: '6.7 inch IPS, 90 Hz', screenBn: '৬.৭ ইঞ্চি ৯০ Hz IPS', chip: 'Padma T616', ram: 6, storage: 128, camera: '50 MP main, 2 MP depth', cameraBn: '৫০ MP মেইন + ২ MP ডেপথ', selfie: 8, battery: 5200, watt: 18, network: '4G', pitch: 'The Plus takes the friendly Amigo and gives it memory enough for a business page, a ride app and two messengers at once.', pitchBn: 'সেই সহজ অ্যামিগোই, তবে মেমোরি বেশি: ব্যবসার পেজ, রাইড অ্যাপ আর দুটি মেসেঞ্জার একসঙ্গে চলে।' },
  { model: 'Nodvane Tough 2 6GB 128GB', modelBn: 'নোডভেন টাফ ২ ৬ জিবি ১২৮ জিবি', colours: ['Marigold', 'Charcoal'], price: 27990, shape: 'square', screen: '6.3 inch IPS, 90 Hz, hardened glass', screenBn: '৬.৩ ইঞ্চি ৯০ Hz IPS হার্ডেনড গ্লাস', chip: 'Padma G99', ram: 6, storage: 128, camera: '48 MP main, 8 MP ultra-wide', cameraBn: '৪৮ MP মেইন + ৮ MP আলট্রা-ওয়াইড', selfie: 16, battery: 6200, watt: 33, network: '4G', pitch: 'Built for site engineers and riders: the Tough 2 takes a fall on concrete, a monsoon downpour and a full day of navigation without asking for a charger.', pitchBn: 'সাইট ইঞ্জিনিয়ার আর রাইডারদের জন্য তৈরি টাফ ২। কংক্রিটে পড়া, বর্ষার বৃষ্টি আর সারা দিনের ন্যাভিগেশন সামলায়, মাঝে চার্জার লাগে না।' },
  { model: 'Nodvane Mini 9 5G 8GB 256GB', modelBn: 'নোডভেন মিনি ৯ 5G ৮ জিবি ২৫৬ জিবি', colours: ['Crimson', 'Pearl White'], price: 61990, shape: 'bar', screen: '5.9 inch AMOLED, 120 Hz', screenBn: '৫.৯ ইঞ্চি ১২০ Hz AMOLED', chip: 'Akash Q8', ram: 8, storage: 256, camera: '50 MP main with OIS, 13 MP ultra-wide', cameraBn: 'OIS সহ ৫০ MP মেইন + ১৩ MP আলট্রা-ওয়াইড', selfie: 12, battery: 4400, watt: 45, network: '5G', pitch: 'Small phones have nearly died out; the Mini 9 is the good one that is left. Your thumb reaches every corner and nothing inside was cut.', pitchBn: 'ছোট ফোন এখন প্রায় পাওয়াই যায় না, যা আছে তার মধ্যে ভালোটি মিনি ৯। বুড়ো আঙুল পৌঁছায় স্ক্রিনের সব কোণে, অথচ ভেতরে কিছুই কমানো হয়নি।' },
  { model: 'Taruvok Volt 5G 8GB 128GB', modelBn: 'তারুভক ভোল্ট 5G ৮ জিবি ১২৮ জিবি', colours: ['Coral', 'Graphite'], price: 31990, shape: 'square', screen: '6.7 inch AMOLED, 144 Hz', screenBn: '৬.৭ ইঞ্চি ১৪৪ Hz AMOLED', chip: 'Meghna 7200', ram: 8, storage: 128, camera: '50 MP main, 8 MP ultra-wide', cameraBn: '৫০ MP মেইন + ৮ MP আলট্রা-ওয়াইড', selfie: 16, battery: 5000, watt: 120, network: '5G', pitch: 'Volt fills from empty in nineteen minutes and cools its processor with a vapour chamber the size of a playing card. It was made to play on.', pitchBn: 'খালি থেকে পুরো চার্জ হতে ভোল্টের লাগে উনিশ মিনিট, আর তাসের আকারের ভেপার চেম্বার প্রসেসর ঠান্ডা রাখে। ফোনটি গেম খেলার জন্যই তৈরি।' },
  { model: 'Ujjvane A1 3GB 32GB', modelBn: 'উজ্জ্বন A1 ৩ জিবি ৩২ জিবি', colours: ['Sky'], price: 11290, shape: 'pill', screen: '6.5 inch IPS', screenBn: '৬.৫ ইঞ্চি IPS', chip: 'Padma T603', ram: 3, storage: 32, camera: '8 MP main camera', cameraBn: '৮ MP মেইন', selfie: 5, battery: 5000, watt: 10, network: '4G', pitch: 'A pleasant phone at the lowest price: the A1 calls, chats, pays and shows the match, and little slows it down.', pitchBn: 'সবচেয়ে কম দামে ভালো একটি ফোন: A1 দিয়ে কল, চ্যাট, পেমেন্ট আর খেলা দেখা সবই চলে, সহজে ধীর হয় না।' },
  { model: 'Ujjvane Note 12 5G 12GB 256GB', modelBn: 'উজ্জ্বন নোট ১২ 5G ১২ জিবি ২৫৬ জিবি', colours: ['Forest', 'Ivory'], price: 68990, shape: 'bar', screen: '6.9 inch AMOLED, 120 Hz, pen support', screenBn: 'পেন সাপোর্টসহ ৬.৯ ইঞ্চি ১২০ Hz AMOLED', chip: 'Akash Q8', ram: 12, storage: 256, camera: '108 MP main, 12 MP telephoto, 12 MP ultra-wide', cameraBn: '১০৮ MP মেইন + ১২ MP টেলিফটো + ১২ MP আলট্রা-ওয়াইড', selfie: 32, battery: 5300, watt: 67, network: '5G', pitch: 'Note 12 keeps a pen in its side and a page under it: sign an invoice, mark a drawing or take down a lecture before the screen has even lit.', pitchBn: 'নোট ১২-এর পাশেই থাকে কলম। স্ক্রিন জ্বলে ওঠার আগেই ইনভয়েসে সই করুন, নকশায় দাগ দিন বা ক্লাসের লেকচার লিখে ফেলুন।' },
]

export const phones = family<PhoneRow>({
  category: 'Best Seller',
  rows,
  attributes: (row) => ({
    screen: inches(row.screen),
    panel: panelOf(row.screen),
    processor: row.chip,
    memory: row.ram,
    storage: row.storage,
    network: row.network,
    battery: row.battery,
    charging: row.watt,
  }),
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
  featuresBn: (row) => [
    `${row.screenBn} ডিসপ্লে`,
    `${chipsBn[row.chip]} প্রসেসর এবং ${toBengaliDigits(row.ram)} জিবি র‍্যাম ও ${toBengaliDigits(row.storage)} জিবি স্টোরেজ`,
    `${row.cameraBn} ক্যামেরা`,
    `${toBengaliDigits(row.battery)} mAh ব্যাটারি ও ${toBengaliDigits(row.watt)} ওয়াট চার্জিং`,
    `ডুয়াল সিম ${row.network} ও ${toBengaliDigits(row.selfie)} MP ফ্রন্ট ক্যামেরা`,
  ],
  storyBn: (row, say, colour) => [
    `${row.screenBn} ডিসপ্লের সঙ্গে আছে ${chipsBn[row.chip]} প্রসেসর ও ${toBengaliDigits(row.ram)} জিবি র‍্যাম। ${
      row.price > 60000
        ? say(
            'ভারী গেম, লম্বা ভিডিও আর এক ডজন খোলা অ্যাপেও ফোন ধীর হয় না।',
            'আজ যেমন দ্রুত, চার বছর পরও তেমনই থাকার মতো ক্ষমতা আছে।',
          )
        : say(
            'রোজকার অ্যাপ সঙ্গে সঙ্গে খোলে আর ব্যাকগ্রাউন্ডে খোলাই থাকে।',
            'ম্যাপ, মেসেজ আর ক্যামেরার মধ্যে আসা-যাওয়া স্মুথ।',
            'এখানে সবাই যেসব অ্যাপ চালান, সেগুলো একই গতিতে চলে।',
          )
    } ${toBengaliDigits(row.storage)} জিবি স্টোরেজে ${row.storage >= 256 ? 'কয়েক বছরের ছবি আর সিনেমা ধরে' : 'অনেক ছবি ধরে, মেমোরি কার্ডও লাগানো যায়'}।`,
    `পেছনে ${row.cameraBn} ক্যামেরা, আর ${say('কল ও পোর্ট্রেটের', 'সেলফি ও মিটিংয়ের', 'ভিডিও কলের')} জন্য সামনে ${toBengaliDigits(row.selfie)} MP। ${say('রাতের ছবির জন্য নাইট মোড নিজেই চালু হয়', 'দুপুরের কড়া রোদেও রং স্বাভাবিক থাকে', 'ত্বকের রং আমাদের অঞ্চলের মানুষের জন্য টিউন করা')}, আর ${row.price > 40000 ? '4K ভিডিওতেও কাঁপুনি থাকে না' : 'ফুল HD ভিডিও শেয়ার করার মতো স্থির'}। ${formatBengaliNumber(row.battery)} mAh ব্যাটারি ${row.battery >= 5200 ? 'দ্বিতীয় দিনেও অনেকক্ষণ চলে' : 'সব মিলিয়ে পুরো দিন চলে'}, চার্জ হয় ${toBengaliDigits(row.watt)} ওয়াটে।`,
    warrantyBn(
      say,
      row.price > 30000 ? '১৮ মাসের' : '১২ মাসের',
      `${colour} রঙের ফোন, ${row.watt > 15 ? `${toBengaliDigits(row.watt)} ওয়াট চার্জার` : 'চার্জার'}, USB-C ক্যাবল, স্বচ্ছ কভার ও সিম টুল`,
    ),
  ],
})
