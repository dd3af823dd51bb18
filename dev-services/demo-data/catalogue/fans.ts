import { formatBengaliNumber, toBengaliDigits } from '../../../common/bengali'
import { family, type ModelRow } from './family'
import { warranty, warrantyBn } from './warranty'

type FanRow = ModelRow & {
  mah: number
  hours: number
  speeds: number
  noise: number
  extra: string
  extraBn: string
}

// biome-ignore format: one model, one line
const rows: FanRow[] = [
  { model: 'Zhirvo Breeze Table Fan 8 Inch', modelBn: 'ঝিরভো ব্রিজ টেবিল ফ্যান ৮ ইঞ্চি', colours: ['Pearl White', 'Teal'], price: 2290, shape: 'table', mah: 4000, hours: 8, speeds: 4, noise: 38, extra: 'Tilts up to 90 degrees', extraBn: '৯০ ডিগ্রি পর্যন্ত কাত করা যায়', pitch: 'Breeze keeps a desk cool through a whole load-shedding evening, and is quiet enough to study beside.', pitchBn: 'লোডশেডিংয়ের পুরো সন্ধ্যা টেবিল ঠান্ডা রাখে ব্রিজ, আর শব্দ এত কম যে পাশে বসে পড়াশোনা করা যায়।' },
  { model: 'Zhirvo Breeze Max Table Fan 12 Inch', modelBn: 'ঝিরভো ব্রিজ ম্যাক্স টেবিল ফ্যান ১২ ইঞ্চি', colours: ['Midnight', 'Ivory'], price: 4290, shape: 'table', mah: 10000, hours: 14, speeds: 6, noise: 42, extra: 'Remote control and a night light', extraBn: 'রিমোট কন্ট্রোল ও নাইট লাইট', pitch: 'Breeze Max moves as much air as a small pedestal fan, without a socket. One charge lasts from dusk to dawn.', pitchBn: 'প্লাগ ছাড়াই ছোট প্যাডেস্টাল ফ্যানের সমান বাতাস দেয় ব্রিজ ম্যাক্স। একবার চার্জে সন্ধ্যা থেকে ভোর পর্যন্ত চলে।' },
  { model: 'Zhirvo Fold Stand Fan', modelBn: 'ঝিরভো ফোল্ড স্ট্যান্ড ফ্যান', colours: ['Sage', 'Rose Gold'], price: 3490, shape: 'stand', mah: 7200, hours: 12, speeds: 4, noise: 40, extra: 'Folds flat, extends to one metre', extraBn: 'ভাঁজ করা যায় এবং এক মিটার পর্যন্ত উঁচু হয়', pitch: 'Fold stands a metre tall by the bed, or a hand high on the desk, and packs flat into its own bag when guests leave.', pitchBn: 'বিছানার পাশে এক মিটার উঁচু, টেবিলে এক বিঘত: ফোল্ড দুভাবেই চলে, আর মেহমান চলে গেলে ভাঁজ হয়ে নিজের ব্যাগে ঢুকে যায়।' },
  { model: 'Zhirvo Whisper Handheld Fan', modelBn: 'ঝিরভো হুইসপার হ্যান্ডহেল্ড ফ্যান', colours: ['Lilac', 'Mint', 'Charcoal'], price: 690, shape: 'handheld', mah: 2000, hours: 6, speeds: 3, noise: 36, extra: 'Standing base doubles as a phone holder', extraBn: 'স্ট্যান্ডে ফোনও রাখা যায়', pitch: 'Whisper goes in a handbag and comes out at the bus stop. The foot turns it into a small desk fan.', pitchBn: 'হুইসপার হাতব্যাগে থাকে, বাসস্টপে বের করে নিন। নিচের স্ট্যান্ডে দাঁড় করালে হয়ে যায় ছোট টেবিল ফ্যান।' },
  { model: 'Zhirvo Turbo Handheld Fan', modelBn: 'ঝিরভো টার্বো হ্যান্ডহেল্ড ফ্যান', colours: ['Silver', 'Coral'], price: 1490, shape: 'turbo', mah: 3600, hours: 7, speeds: 100, noise: 45, extra: 'Brushless jet motor with percentage display', extraBn: 'পার্সেন্টেজ ডিসপ্লেসহ ব্রাশলেস জেট মোটর', pitch: 'Turbo drives air like a small jet: a hundred fine speeds, and a reading on the handle for the charge.', pitchBn: 'ছোট জেটের মতো বাতাস ছোড়ে টার্বো: গতি এক শ ধাপে কমানো-বাড়ানো যায়, আর কত চার্জ আছে তা হাতলেই দেখা যায়।' },
  { model: 'Zhirvo Halo Neck Fan', modelBn: 'ঝিরভো হ্যালো নেক ফ্যান', colours: ['Pearl White', 'Midnight'], price: 1290, shape: 'neck', mah: 4000, hours: 9, speeds: 3, noise: 34, extra: 'Bladeless, safe for long hair', extraBn: 'ব্লেড নেই তাই লম্বা চুলেও নিরাপদ', pitch: 'Halo hangs round the neck and blows up along the face, with no blade to catch hair or orna. For kitchens, queues and cricket.', pitchBn: 'গলায় ঝুলিয়ে রাখলে হ্যালো মুখের দিকে বাতাস দেয়, চুল বা ওড়না আটকানোর মতো ব্লেড নেই। রান্নাঘর, লাইন আর ক্রিকেট মাঠের জন্য।' },
  { model: 'Zhirvo Halo Pro Cooling Neck Fan', modelBn: 'ঝিরভো হ্যালো প্রো কুলিং নেক ফ্যান', colours: ['Sky'], price: 2690, shape: 'neck', mah: 6000, hours: 10, speeds: 5, noise: 36, extra: 'Cooling plate at the nape', extraBn: 'ঘাড়ে কুলিং প্লেট', pitch: 'Halo Pro adds a metal plate that turns cold within two seconds. On the worst day in May it feels like cheating.', pitchBn: 'হ্যালো প্রোতে আছে ধাতব প্লেট, যা দুই সেকেন্ডেই ঠান্ডা হয়। জ্যৈষ্ঠের সবচেয়ে গরম দিনেও স্বস্তি পাবেন।' },
  { model: 'Nityora Clip Fan', modelBn: 'নিত্যরা ক্লিপ ফ্যান', colours: ['Sky', 'Graphite'], price: 990, shape: 'clip', mah: 2500, hours: 7, speeds: 4, noise: 37, extra: 'Strong padded clip, turns in every direction', extraBn: 'প্যাড দেওয়া শক্ত ক্লিপ যা সব দিকে ঘোরে', pitch: 'Clip holds on to a bunk, a pram or a monitor, and turns wherever the heat is.', pitchBn: 'খাট, প্র্যাম বা মনিটর, ক্লিপ সবকিছুতেই আটকে থাকে, আর যেদিকে গরম সেদিকেই ঘোরানো যায়।' },
  { model: 'Nityora Dew Mist Fan', modelBn: 'নিত্যরা ডিউ মিস্ট ফ্যান', colours: ['Mint', 'Pearl White'], price: 1890, shape: 'mist', mah: 3000, hours: 5, speeds: 3, noise: 40, extra: '300 ml tank with cool mist', extraBn: 'ঠান্ডা কুয়াশার ৩০০ মিলি ট্যাংক', pitch: 'Dew blows through a veil of fine mist from a tank you can fill with iced water. Small rooms drop by a few welcome degrees.', pitchBn: 'ডিউ বাতাস দেয় মিহি কুয়াশার ভেতর দিয়ে, ট্যাংকে বরফপানিও দেওয়া যায়। ছোট ঘরের গরম কয়েক ডিগ্রি কমে আসে।' },
  { model: 'Nityora Study USB Fan', modelBn: 'নিত্যরা স্টাডি USB ফ্যান', colours: ['Marigold'], price: 450, shape: 'clip', mah: 1200, hours: 4, speeds: 2, noise: 35, extra: 'Runs from any USB port', extraBn: 'যেকোনো USB পোর্টে চলে', pitch: 'The least expensive breeze in the shop: Study runs from a charger, a laptop or its own small battery.', pitchBn: 'দোকানের সবচেয়ে কম দামের বাতাস: স্টাডি চলে চার্জার, ল্যাপটপ বা নিজের ছোট ব্যাটারিতে।' },
]

export const fans = family<FanRow>({
  category: 'Fan',
  rows,
  attributes: (row) => ({
    battery: row.mah,
    batteryLife: row.hours,
    noise: row.noise,
  }),
  features: (row) => [
    `${row.mah.toLocaleString('en-IN')} mAh rechargeable battery`,
    `Up to ${row.hours} hours on a charge`,
    row.speeds > 10 ? `${row.speeds}-step fine speed control` : `${row.speeds} speeds`,
    row.extra,
    `Quiet motor, from ${row.noise} dB`,
  ],
  story: (row, say, colour) => [
    `The ${row.mah.toLocaleString('en-IN')} mAh battery runs it for up to ${row.hours} hours at the lowest of its ${row.speeds > 10 ? 'fine' : row.speeds} speeds, and about ${Math.max(2, Math.round(row.hours / 3))} hours at full power. ${say('It works while it charges', 'It can stay plugged in', 'USB-C fills it from any phone charger')}, ${say('so a power cut goes unnoticed', 'and takes over by itself when the current goes')}. ${row.extra}: ${say('handier than it sounds', 'a small thing that makes it useful in more places', 'you will soon take it for granted')}.`,
    `The brushless motor starts at ${row.noise} dB, ${say('softer than a ceiling fan', 'about the level of a library', 'quiet enough for a sleeping child')}. ${say('The front comes off without tools for cleaning.', 'Dust wipes off with a dry cloth.', 'A fine grille keeps small fingers out.')} ${say(`In ${colour.toLowerCase()} it looks at home on any shelf.`, `The ${colour.toLowerCase()} finish is matt and hides fingerprints.`)}`,
    warranty(say, '6 months', 'the fan, a USB-C cable and a guide in Bangla'),
  ],
  featuresBn: (row) => [
    `${toBengaliDigits(row.mah)} mAh রিচার্জেবল ব্যাটারি`,
    `এক চার্জে ${toBengaliDigits(row.hours)} ঘণ্টা পর্যন্ত চলে`,
    row.speeds > 10
      ? `${toBengaliDigits(row.speeds)} ধাপের সূক্ষ্ম স্পিড কন্ট্রোল`
      : `${toBengaliDigits(row.speeds)}টি স্পিড`,
    row.extraBn,
    `${toBengaliDigits(row.noise)} ডেসিবেল থেকে নীরব মোটর`,
  ],
  storyBn: (row, say, colour) => [
    `${formatBengaliNumber(row.mah)} mAh ব্যাটারিতে সবচেয়ে কম স্পিডে চলে ${toBengaliDigits(row.hours)} ঘণ্টা পর্যন্ত, ফুল স্পিডে প্রায় ${toBengaliDigits(Math.max(2, Math.round(row.hours / 3)))} ঘণ্টা। ${say('চার্জে দিয়েও চালানো যায়', 'প্লাগে লাগিয়েই রাখা যায়', 'যেকোনো ফোনের USB-C চার্জারে চার্জ হয়')}, ${say('তাই বিদ্যুৎ গেলেও টের পাবেন না', 'আর বিদ্যুৎ গেলে নিজে থেকেই চলতে থাকে')}। ${say('বাড়তি সুবিধা', 'আরও আছে', 'বিশেষ সুবিধা')}: ${row.extraBn}।`,
    `ব্রাশলেস মোটরের শব্দ শুরু ${toBengaliDigits(row.noise)} ডেসিবেল থেকে, ${say('সিলিং ফ্যানের চেয়েও কম', 'প্রায় লাইব্রেরির মতো', 'ঘুমন্ত শিশুর পাশেও চালানো যায়')}। ${say(`${colour} রঙে যেকোনো তাকে মানিয়ে যায়।`, `ম্যাট ${colour} ফিনিশে আঙুলের দাগ বোঝা যায় না।`)}`,
    warrantyBn(say, '৬ মাসের', 'ফ্যান, USB-C ক্যাবল ও বাংলা গাইড'),
  ],
})
