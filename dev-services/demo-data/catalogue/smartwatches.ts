import { toBengaliDigits } from '../../../common/bengali'
import { family, inches, type ModelRow, panelOf } from './family'
import { warranty, warrantyBn } from './warranty'

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
  { model: 'Prohorix Meridian Smartwatch', modelBn: 'প্রহরিক্স মেরিডিয়ান স্মার্টওয়াচ', colours: ['Midnight', 'Silver'], price: 12990, shape: 'round', screen: '1.43 inch AMOLED', days: 12, rating: '5 ATM', calling: true, gps: true, sports: 140, pitch: 'Meridian looks like a dress watch until you lift your wrist: sapphire-coated glass, a steel bezel, and a dial that stays lit all day.', pitchBn: 'কবজি না তোলা পর্যন্ত মেরিডিয়ান দেখতে সাধারণ ড্রেস ওয়াচের মতোই: স্যাফায়ার কোটিংয়ের কাচ, স্টিলের বেজেল আর সারা দিন জ্বলে থাকা ডায়াল।' },
  { model: 'Prohorix Meridian Mini Smartwatch', modelBn: 'প্রহরিক্স মেরিডিয়ান মিনি স্মার্টওয়াচ', colours: ['Rose Gold', 'Ivory'], price: 10490, shape: 'round', screen: '1.2 inch AMOLED', days: 8, rating: '5 ATM', calling: true, gps: false, sports: 110, pitch: 'The same watch for slimmer wrists. Meridian Mini is ten millimetres thin and weighs less than a spoon.', pitchBn: 'সরু কবজির জন্য সেই একই ওয়াচ। মেরিডিয়ান মিনি মাত্র দশ মিলিমিটার পুরু, ওজন একটি চামচের চেয়েও কম।' },
  { model: 'Prohorix Pulse 4 Smartwatch', modelBn: 'প্রহরিক্স পালস ৪ স্মার্টওয়াচ', colours: ['Coral', 'Charcoal', 'Sage'], price: 3490, shape: 'square', screen: '1.96 inch IPS', days: 7, rating: 'IP68', calling: true, gps: false, sports: 100, pitch: 'Pulse 4 answers calls from the wrist, counts the stairs to the office and costs less than a pair of shoes. It is our most gifted watch.', pitchBn: 'পালস ৪ দিয়ে কবজি থেকেই কল ধরা যায়, অফিসের সিঁড়িও গোনে, অথচ দাম এক জোড়া জুতার চেয়ে কম। উপহার হিসেবে সবচেয়ে বেশি বিক্রি হয় এটিই।' },
  { model: 'Prohorix Pulse 4 Pro Smartwatch', modelBn: 'প্রহরিক্স পালস ৪ প্রো স্মার্টওয়াচ', colours: ['Ocean Blue', 'Graphite'], price: 5490, shape: 'square', screen: '2.01 inch AMOLED', days: 9, rating: 'IP68', calling: true, gps: false, sports: 120, pitch: 'The Pro changes one thing about Pulse 4 and you will see it at once: the screen is AMOLED, deep black and readable at noon.', pitchBn: 'পালস ৪-এর একটি জিনিসই বদলেছে প্রো, আর তা প্রথম দেখাতেই চোখে পড়ে: গাঢ় কালোর AMOLED ডিসপ্লে, ভরদুপুরেও পড়া যায়।' },
  { model: 'Zhirvo Trek GPS Smartwatch', modelBn: 'ঝিরভো ট্রেক GPS স্মার্টওয়াচ', colours: ['Marigold', 'Forest'], price: 15990, shape: 'rugged', screen: '1.43 inch AMOLED', days: 21, rating: '10 ATM', calling: true, gps: true, sports: 170, pitch: 'Trek is for Keokradong and the Sundarbans: two-band GPS, a barometer that warns of storms, and three weeks without a charger.', pitchBn: 'কেওক্রাডং আর সুন্দরবনের জন্য ট্রেক: ডুয়াল-ব্যান্ড GPS, ঝড়ের আগাম সতর্কতা দেওয়া ব্যারোমিটার, আর চার্জার ছাড়াই তিন সপ্তাহ।' },
  { model: 'Zhirvo Dash Smartwatch', modelBn: 'ঝিরভো ড্যাশ স্মার্টওয়াচ', colours: ['Mint', 'Midnight'], price: 2290, shape: 'square', screen: '1.83 inch IPS', days: 6, rating: 'IP67', calling: false, gps: false, sports: 60, pitch: 'Dash is a step counter that grew a good screen. Light, simple and hard to break, it suits anybody who is new to watches like these.', pitchBn: 'ভালো স্ক্রিনের স্টেপ কাউন্টার ড্যাশ। হালকা, সহজ আর শক্তপোক্ত, তাই প্রথম স্মার্টওয়াচ হিসেবে যে কারও জন্য মানানসই।' },
  { model: 'Zhirvo Dash Call Smartwatch', modelBn: 'ঝিরভো ড্যাশ কল স্মার্টওয়াচ', colours: ['Lilac', 'Charcoal'], price: 2790, shape: 'square', screen: '1.91 inch IPS', days: 6, rating: 'IP67', calling: true, gps: false, sports: 80, pitch: 'Dash with a loudspeaker: leave the phone in the bag and take the call while both hands are full of shopping.', pitchBn: 'স্পিকারসহ ড্যাশ: দুই হাতে বাজারের ব্যাগ থাকলেও ফোন ব্যাগে রেখেই কল ধরুন।' },
  { model: 'Prohorix Orbit Classic Smartwatch', modelBn: 'প্রহরিক্স অরবিট ক্লাসিক স্মার্টওয়াচ', colours: ['Cocoa', 'Titanium'], price: 8490, shape: 'round', screen: '1.39 inch AMOLED', days: 10, rating: '3 ATM', calling: true, gps: false, sports: 100, pitch: 'Orbit Classic has a slim round case with a turning crown. Nobody at the meeting will know that it also measures your sleep.', pitchBn: 'অরবিট ক্লাসিকের পাতলা গোল কেসে আছে ঘোরানো যায় এমন ক্রাউন। মিটিংয়ে কেউ বুঝবেই না যে এটি আপনার ঘুমও মাপে।' },
  { model: 'Nodvane Fit Band 7 Smartwatch', modelBn: 'নোডভেন ফিট ব্যান্ড ৭ স্মার্টওয়াচ', colours: ['Teal', 'Charcoal'], price: 1990, shape: 'band', screen: '1.62 inch AMOLED', days: 14, rating: '5 ATM', calling: false, gps: false, sports: 110, pitch: 'Band 7 is for those who find watches too big: a slim strip that swims, sleeps and runs with you for two weeks at a time.', pitchBn: 'যাঁদের কাছে স্মার্টওয়াচ বেশি বড় লাগে, ব্যান্ড ৭ তাঁদের জন্য: সরু একটি ব্যান্ড, যা একটানা দুই সপ্তাহ সাঁতার, ঘুম আর দৌড়ে সঙ্গে থাকে।' },
  { model: 'Nodvane Kids Guardian Smartwatch', modelBn: 'নোডভেন কিডস গার্ডিয়ান স্মার্টওয়াচ', colours: ['Sky'], price: 4990, shape: 'square', screen: '1.7 inch IPS', days: 3, rating: 'IP68', calling: true, gps: true, sports: 12, pitch: 'Guardian takes its own SIM, so that a child can ring home from the school gate and you can see on a map that they have left it.', pitchBn: 'গার্ডিয়ানে নিজের সিম লাগে, তাই স্কুলের গেট থেকেই সন্তান বাসায় কল করতে পারে, আর আপনি ম্যাপে দেখেন সে স্কুল থেকে বেরিয়েছে কি না।' },
  { model: 'Zhirvo Summit Smartwatch', modelBn: 'ঝিরভো সামিট স্মার্টওয়াচ', colours: ['Graphite', 'Sand'], price: 6990, shape: 'rugged', screen: '1.45 inch AMOLED', days: 15, rating: '5 ATM', calling: true, gps: true, sports: 150, pitch: 'Summit gives you an outdoor watch at the price of an ordinary one: its case shrugs off door frames, and its torch finds the keyhole in a power cut.', pitchBn: 'সাধারণ ওয়াচের দামে আউটডোর ওয়াচ সামিট: দরজার চৌকাঠে ধাক্কা খেলেও কেসের কিছু হয় না, আর বিদ্যুৎ গেলে এর টর্চে তালার ফুটো খুঁজে পাবেন।' },
]

const measureBn = (text: string) => toBengaliDigits(text.replace('inch', 'ইঞ্চি'))
const ratingBn = ({ rating }: WatchRow) =>
  rating.includes('ATM') ? toBengaliDigits(rating) : rating

export const smartwatches = family<WatchRow>({
  category: 'Smartwatch',
  rows,
  attributes: (row) => ({
    screen: inches(row.screen),
    panel: panelOf(row.screen),
    calling: row.calling,
    gps: row.gps,
    waterResistance: row.rating,
  }),
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
  featuresBn: (row) => [
    `${measureBn(row.screen)} ডিসপ্লে${row.screen.includes('AMOLED') ? ' ও অলওয়েজ-অন ডায়াল' : ''}`,
    `এক চার্জে ${toBengaliDigits(row.days)} দিন পর্যন্ত`,
    row.calling ? 'মাইক্রোফোন ও স্পিকারসহ ব্লুটুথ কলিং' : 'কবজিতেই কল ও মেসেজের নোটিফিকেশন',
    `হার্ট রেট ও রক্তে অক্সিজেন এবং ঘুম ও ${toBengaliDigits(row.sports)}টি স্পোর্টস মোড`,
    ...(row.gps ? ['বিল্ট-ইন GPS'] : []),
    `${ratingBn(row)} পানিরোধী`,
  ],
  storyBn: (row, say, colour) => [
    `${measureBn(row.screen)} স্ক্রিন ${say('কক্সবাজারের ভরদুপুরেও যথেষ্ট উজ্জ্বল', 'কড়া রোদেও পড়া যায়', 'বাংলা মেসেজ ভাঙা অক্ষর ছাড়াই দেখায়')}, ডায়াল বদলানো যায় অ্যাপ থেকে। ${row.calling ? say('কল করা যায় ওয়াচ থেকেই, ঘরের ভেতরে স্পিকারের শব্দ যথেষ্ট।', 'কেসেই মাইক্রোফোন ও স্পিকার আছে, তাই ছোটখাটো কলে ফোন লাগে না।') : say('কল ও মেসেজ এলে মৃদু কাঁপে, হাতের তালু রাখলেই থামে।', 'কে কল করছে তা দেখায়, এক ট্যাপে কেটেও দেওয়া যায়।')}`,
    `হার্ট রেট, রক্তে অক্সিজেন আর ঘুম মাপে দিনরাত, সঙ্গে ${toBengaliDigits(row.sports)} ধরনের স্পোর্টস মোড${row.gps ? '; ফোন বাসায় থাকলেও বিল্ট-ইন GPS আপনার পথ এঁকে রাখে' : ', আর পথের হিসাব নেয় ফোন থেকে'}। ${ratingBn(row)} রেটিং থাকায় ${row.rating.includes('ATM') ? 'সাঁতারেও পরা যায়' : 'বৃষ্টি, ঘাম আর হাত ধোয়ায় সমস্যা নেই'}। ${say('আমাদের ব্যবহারে', 'রোজকার ব্যবহারে', 'নোটিফিকেশন চালু রেখে')} এক চার্জে চলেছে ${toBengaliDigits(row.days)} দিন; ${say('ম্যাগনেটিক চার্জারে দশ মিনিটেই এক দিনের চার্জ', 'ম্যাগনেটিক চার্জারে পুরো চার্জ হয় দুই ঘণ্টার কমে')}।`,
    warrantyBn(
      say,
      row.price > 5000 ? '১২ মাসের' : '৬ মাসের',
      `${colour} স্ট্র্যাপসহ ওয়াচ, ম্যাগনেটিক চার্জিং ক্যাবল এবং বাংলা ও ইংরেজি গাইড`,
    ),
  ],
})
