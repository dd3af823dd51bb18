import { toBengaliDigits } from '../../../common/bengali'
import { family, type ModelRow } from './family'
import { warranty, warrantyBn } from './warranty'

type EarbudsRow = ModelRow & {
  driver: number
  hours: number
  total: number
  anc?: number
  bluetooth: string
  rating: string
  extra: string
  extraBn: string
}

// biome-ignore format: one model, one line
const rows: EarbudsRow[] = [
  { model: 'Dhonira Aura Pro ANC Earbuds', modelBn: 'ধনিরা অরা প্রো ANC ইয়ারবাডস', colours: ['Midnight', 'Pearl White'], price: 7990, shape: 'stem', featured: true, driver: 11, hours: 8, total: 36, anc: 48, bluetooth: '5.4', rating: 'IP54', extra: 'Wireless charging case', extraBn: 'ওয়্যারলেস চার্জিং কেস', pitch: 'Aura Pro is Dhonira’s best pair: it silences a generator across the street and brings out every detail of a sitar.', pitchBn: 'অরা প্রো ধনিরার সেরা ইয়ারবাডস: রাস্তার ওপারের জেনারেটরের শব্দও থামিয়ে দেয়, আর সেতারের প্রতিটি সূক্ষ্ম সুর শোনায়।' },
  { model: 'Dhonira Pico 2 Earbuds', modelBn: 'ধনিরা পিকো ২ ইয়ারবাডস', colours: ['Coral', 'Mint', 'Charcoal'], price: 1890, shape: 'pebble', driver: 10, hours: 6, total: 28, bluetooth: '5.3', rating: 'IPX4', extra: 'Low-latency game mode, 50 ms', extraBn: '৫০ ms লো-ল্যাটেন্সি গেম মোড', pitch: 'Pico 2 weighs so little that people forget to take it off. A small, cheerful pair for the bus, the gym and the class in between.', pitchBn: 'পিকো ২ এত হালকা যে কানে আছে তা মনেই থাকে না। বাস, জিম আর মাঝের ক্লাসের জন্য ছোট, প্রাণবন্ত এক জোড়া।' },
  { model: 'Dhonira Pico Max Earbuds', modelBn: 'ধনিরা পিকো ম্যাক্স ইয়ারবাডস', colours: ['Sage', 'Midnight'], price: 2890, shape: 'pebble', driver: 12, hours: 9, total: 45, anc: 30, bluetooth: '5.3', rating: 'IPX5', extra: 'USB-C quick charge, 10 minutes for 2 hours', extraBn: 'USB-C কুইক চার্জ: ১০ মিনিটে ২ ঘণ্টা', pitch: 'The Max keeps Pico’s rounded fit, and adds noise cancelling and a case that goes a working week between charges.', pitchBn: 'পিকোর আরামদায়ক গোল গড়নের সঙ্গে ম্যাক্সে যোগ হয়েছে নয়েজ ক্যান্সেলিং, আর এক চার্জে পুরো কর্মসপ্তাহ চলা কেস।' },
  { model: 'Sonvire Tide 5 ANC Earbuds', modelBn: 'সনভায়ার টাইড ৫ ANC ইয়ারবাডস', colours: ['Ocean Blue', 'Sand'], price: 4690, shape: 'stem', driver: 11, hours: 7, total: 32, anc: 42, bluetooth: '5.4', rating: 'IP55', extra: 'Two devices at once', extraBn: 'একসঙ্গে দুই ডিভাইস', pitch: 'Tide 5 moves between laptop and phone by itself, so the meeting ends and the music begins without a menu in sight.', pitchBn: 'ল্যাপটপ থেকে ফোনে টাইড ৫ নিজেই চলে যায়: মিটিং শেষ, গান শুরু, কোনো মেনু খুলতে হয় না।' },
  { model: 'Sonvire Tide 5 Lite Earbuds', modelBn: 'সনভায়ার টাইড ৫ লাইট ইয়ারবাডস', colours: ['Lilac', 'Graphite'], price: 2490, shape: 'stem', driver: 13, hours: 7, total: 30, bluetooth: '5.3', rating: 'IPX4', extra: 'Four-microphone call clean-up', extraBn: 'কলের জন্য চার মাইক্রোফোন', pitch: 'No noise cancelling, no fuss: Tide 5 Lite is about calls that the other side understands, even beside Mirpur Road.', pitchBn: 'নয়েজ ক্যান্সেলিং নেই, ঝামেলাও নেই। টাইড ৫ লাইট কলের জন্য: মিরপুর রোডের পাশে দাঁড়িয়েও আপনার কথা ওপাশে স্পষ্ট শোনা যায়।' },
  { model: 'Gunjivo Beat S1 Earbuds', modelBn: 'গুঞ্জিভো বিট S1 ইয়ারবাডস', colours: ['Charcoal', 'Ivory'], price: 1290, shape: 'pebble', driver: 10, hours: 5, total: 22, bluetooth: '5.3', rating: 'IPX4', extra: 'Charge level shown on the case', extraBn: 'কেসে চার্জের পরিমাণ দেখা যায়', pitch: 'Beat S1 is a first pair of true wireless buds at the price of a dinner for two, with a number on the case that tells how much is left.', pitchBn: 'দুজনের এক বেলা খাবারের দামে প্রথম ট্রু ওয়্যারলেস ইয়ারবাডস। কত চার্জ বাকি, কেসের সংখ্যাই বলে দেয়।' },
  { model: 'Gunjivo Beat X Gaming Earbuds', modelBn: 'গুঞ্জিভো বিট X গেমিং ইয়ারবাডস', colours: ['Crimson'], price: 2190, shape: 'flat', driver: 13, hours: 6, total: 30, bluetooth: '5.4', rating: 'IPX4', extra: '38 ms game mode with case lighting', extraBn: '৩৮ ms গেম মোড ও কেসে লাইটিং', pitch: 'Beat X was tuned for footsteps: the moment somebody moves left of you, you hear it left of you, and in time.', pitchBn: 'বিট X টিউন করা পায়ের শব্দের জন্য: আপনার বাঁয়ে কেউ নড়লে সঙ্গে সঙ্গে বাঁ কানেই শুনবেন।' },
  { model: 'Sonvire Opal Hi-Res Earbuds', modelBn: 'সনভায়ার ওপাল হাই-রেজ ইয়ারবাডস', colours: ['Rose Gold', 'Silver'], price: 8990, shape: 'pebble', driver: 12, hours: 7, total: 34, anc: 45, bluetooth: '5.4', rating: 'IPX5', extra: 'Hi-Res codec and a hearing-based tuning', extraBn: 'হাই-রেজ কোডেক ও কান অনুযায়ী টিউনিং', pitch: 'Opal listens to your hearing for three minutes and then builds its sound around it. The difference is not subtle.', pitchBn: 'ওপাল তিন মিনিট ধরে আপনার শোনার ধরন বুঝে নেয়, তারপর সেই অনুযায়ী শব্দ সাজায়। পার্থক্যটা স্পষ্ট বোঝা যায়।' },
  { model: 'Dhonira Run Clip Earbuds', modelBn: 'ধনিরা রান ক্লিপ ইয়ারবাডস', colours: ['Marigold', 'Teal'], price: 3490, shape: 'flat', driver: 16, hours: 8, total: 32, bluetooth: '5.4', rating: 'IP57', extra: 'Open-ear fit for the road', extraBn: 'রাস্তার জন্য ওপেন-ইয়ার ডিজাইন', pitch: 'Run leaves the ear open, so that you hear the rickshaw bell as well as the chorus. It stays put through hill repeats.', pitchBn: 'রান কান খোলা রাখে, তাই গানের সঙ্গে রিকশার বেলও শুনতে পান। দৌড়ে পাহাড়ে উঠলেও কান থেকে পড়ে না।' },
  { model: 'Gunjivo Nano Sleep Earbuds', modelBn: 'গুঞ্জিভো ন্যানো স্লিপ ইয়ারবাডস', colours: ['Sky'], price: 3290, shape: 'pebble', driver: 6, hours: 10, total: 40, bluetooth: '5.3', rating: 'IPX4', extra: 'Ten hours of sleep sounds offline', extraBn: 'অফলাইনে দশ ঘণ্টার ঘুমের শব্দ', pitch: 'Nano lies so flat in the ear that side sleepers can use it. Rain, waves or plain quiet, all night long.', pitchBn: 'ন্যানো কানে এত সমান হয়ে বসে যে কাত হয়ে শুয়েও পরা যায়। সারা রাত বৃষ্টি, ঢেউ বা নিখাদ নীরবতা।' },
  { model: 'Dhonira Echo Mini Earbuds', modelBn: 'ধনিরা ইকো মিনি ইয়ারবাডস', colours: ['Forest', 'Pearl White'], price: 990, shape: 'stem', driver: 10, hours: 4, total: 18, bluetooth: '5.2', rating: 'IPX3', extra: 'Voice assistant by a double tap', extraBn: 'ডাবল ট্যাপে ভয়েস অ্যাসিস্ট্যান্ট', pitch: 'Echo Mini does the basics without a fault: pair once, open the lid, and it plays.', pitchBn: 'দরকারি কাজগুলো নিখুঁতভাবে করে ইকো মিনি: একবার পেয়ার করুন, এরপর ঢাকনা খুললেই গান বাজে।' },
  { model: 'Sonvire Studio Buds 3', modelBn: 'সনভায়ার স্টুডিও বাডস ৩', colours: ['Titanium', 'Midnight'], price: 6290, shape: 'stem', driver: 11, hours: 9, total: 40, anc: 46, bluetooth: '5.4', rating: 'IP54', extra: 'Spatial audio with head tracking', extraBn: 'হেড ট্র্যাকিংসহ স্পেশাল অডিও', pitch: 'Studio Buds 3 place the band in front of you, and leave it there when you turn your head. For films on a long launch ride there is nothing better.', pitchBn: 'স্টুডিও বাডস ৩-এ মনে হয় ব্যান্ড আপনার সামনেই বাজছে, মাথা ঘোরালেও জায়গা বদলায় না। লঞ্চের লম্বা যাত্রায় সিনেমা দেখার জন্য এর চেয়ে ভালো কিছু নেই।' },
  { model: 'Gunjivo Flow Earbuds', modelBn: 'গুঞ্জিভো ফ্লো ইয়ারবাডস', colours: ['Cocoa', 'Mint'], price: 1590, shape: 'flat', driver: 12, hours: 6, total: 25, bluetooth: '5.3', rating: 'IPX5', extra: 'Touch controls that can be locked', extraBn: 'টাচ কন্ট্রোল লক করা যায়', pitch: 'Flow is the pair for people who sweat: sealed against rain, easy to wipe, and its touch panels can be switched off during a match.', pitchBn: 'যাঁরা বেশি ঘামেন, ফ্লো তাঁদের জন্য: বৃষ্টি ঢোকে না, সহজে মোছা যায়, আর খেলার সময় টাচ বন্ধ রাখা যায়।' },
]

export const earbuds = family<EarbudsRow>({
  category: 'Earbuds',
  rows,
  attributes: (row) => ({
    driver: row.driver,
    batteryLife: row.hours,
    noiseCancelling: row.anc !== undefined,
    bluetooth: row.bluetooth,
    waterResistance: row.rating,
  }),
  features: (row) => [
    ...(row.anc ? [`Active noise cancelling up to ${row.anc} dB`] : []),
    `${row.driver} mm dynamic drivers`,
    `${row.hours} hours per charge, ${row.total} hours with the case`,
    `Bluetooth ${row.bluetooth}, ${row.rating} water resistance`,
    row.extra,
  ],
  story: (row, say, colour) => [
    `${say('Each bud has', 'Each side has', 'The sound comes from')} a ${row.driver} mm driver. ${say('Bass is full but never covers a voice', 'Voices stand clearly in front of the beat', 'It sounds warm, with treble that stays smooth for hours')}${row.anc ? `; noise cancelling takes away up to ${row.anc} dB of traffic and fans, and a tap lets the world back in` : `, and the ${say('silicone tips', 'soft tips')} in three sizes keep most of the street outside`}.`,
    `You get about ${row.hours} hours from one charge and ${row.total} with the case, which fills over USB-C in ${row.total > 34 ? 'under two hours' : 'about an hour and a half'}. Bluetooth ${row.bluetooth} connects as soon as the lid opens, and ${row.rating} means ${row.rating.startsWith('IP5') ? 'dust and rain' : 'sweat and a sudden shower'} do no harm. ${row.extra}: ${say('the feature that buyers praise most', 'this is what sets this pair apart', 'it makes a difference every day')}.`,
    warranty(
      say,
      row.price > 4000 ? '12 months' : '6 months',
      `the ${colour.toLowerCase()} buds and case, three sizes of tips and a short USB-C cable`,
    ),
  ],
  featuresBn: (row) => [
    ...(row.anc ? [`${toBengaliDigits(row.anc)} ডেসিবেল পর্যন্ত অ্যাকটিভ নয়েজ ক্যান্সেলিং`] : []),
    `${toBengaliDigits(row.driver)} মিমি ডায়নামিক ড্রাইভার`,
    `এক চার্জে ${toBengaliDigits(row.hours)} ঘণ্টা ও কেসসহ ${toBengaliDigits(row.total)} ঘণ্টা`,
    `ব্লুটুথ ${toBengaliDigits(row.bluetooth)} ও ${row.rating} পানিরোধী`,
    row.extraBn,
  ],
  storyBn: (row, say, colour) => [
    `দুই পাশেই ${toBengaliDigits(row.driver)} মিমি ড্রাইভার। ${say('বেস ভরাট, অথচ কণ্ঠ চাপা পড়ে না', 'তালের ভেতরেও কণ্ঠ স্পষ্ট শোনা যায়', 'শব্দ উষ্ণ, ঘণ্টার পর ঘণ্টা শুনলেও কানে লাগে না')}${row.anc ? `; নয়েজ ক্যান্সেলিং গাড়ি আর ফ্যানের শব্দ ${toBengaliDigits(row.anc)} ডেসিবেল পর্যন্ত কমায়, এক ট্যাপে আবার চারপাশ শোনা যায়` : ', আর তিন মাপের নরম টিপ রাস্তার শব্দ অনেকটাই বাইরে রাখে'}।`,
    `এক চার্জে চলে প্রায় ${toBengaliDigits(row.hours)} ঘণ্টা, কেসসহ ${toBengaliDigits(row.total)} ঘণ্টা; USB-C দিয়ে কেস চার্জ হয় ${row.total > 34 ? 'দুই ঘণ্টার কমে' : 'প্রায় দেড় ঘণ্টায়'}। ঢাকনা খুললেই ব্লুটুথ ${toBengaliDigits(row.bluetooth)} যুক্ত হয়, আর ${row.rating} রেটিং থাকায় ${row.rating.startsWith('IP5') ? 'ধুলা ও বৃষ্টিতে' : 'ঘাম বা হঠাৎ বৃষ্টিতে'} ক্ষতি হয় না। ${say('ক্রেতাদের সবচেয়ে পছন্দের সুবিধা', 'যেখানে এটি অন্যদের চেয়ে আলাদা', 'প্রতিদিন কাজে লাগার মতো সুবিধা')}: ${row.extraBn}।`,
    warrantyBn(
      say,
      row.price > 4000 ? '১২ মাসের' : '৬ মাসের',
      `${colour} রঙের ইয়ারবাডস ও কেস, তিন মাপের টিপ ও ছোট একটি USB-C ক্যাবল`,
    ),
  ],
})
