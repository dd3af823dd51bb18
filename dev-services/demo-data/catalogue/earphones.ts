import { toBengaliDigits } from '../../../common/bengali'
import { family, type ModelRow } from './family'
import { warranty, warrantyBn } from './warranty'

type WiredRow = ModelRow & {
  driver: number
  plug: '3.5 mm' | 'USB-C'
  length: string
  extra: string
  extraBn: string
}

// biome-ignore format: one model, one line
const wiredRows: WiredRow[] = [
  { model: 'Dhonira Wire 1 Earphone', modelBn: 'ধনিরা ওয়্যার ১ ইয়ারফোন', colours: ['Charcoal', 'Pearl White'], price: 350, shape: 'bud', driver: 14, plug: '3.5 mm', length: '1.2 m', extra: 'In-line microphone with one button', extraBn: 'এক বাটনের ইন-লাইন মাইক্রোফোন', pitch: 'The pair to keep in every bag: Wire 1 costs little, never needs charging, and the microphone is better than it has to be.', pitchBn: 'প্রতিটি ব্যাগে রাখার মতো ইয়ারফোন ওয়্যার ১: দাম কম, চার্জ লাগে না, আর মাইক্রোফোন যতটা দরকার তার চেয়েও ভালো।' },
  { model: 'Dhonira Wire 3 Metal Earphone', modelBn: 'ধনিরা ওয়্যার ৩ মেটাল ইয়ারফোন', colours: ['Rose Gold', 'Silver'], price: 690, shape: 'metal', driver: 10, plug: '3.5 mm', length: '1.2 m', extra: 'Turned aluminium shells', extraBn: 'অ্যালুমিনিয়ামের শেল', pitch: 'Wire 3 is turned from aluminium and wound with a cable that refuses to tangle.', pitchBn: 'ওয়্যার ৩-এর শেল অ্যালুমিনিয়াম কেটে তৈরি, সঙ্গে জট না পাকানো ক্যাবল।' },
  { model: 'Dhonira Wire C Earphone', modelBn: 'ধনিরা ওয়্যার C ইয়ারফোন', colours: ['Midnight', 'Mint'], price: 890, shape: 'metal', driver: 10, plug: 'USB-C', length: '1.2 m', extra: 'Built-in converter chip, 24-bit', extraBn: '২৪-বিট বিল্ট-ইন কনভার্টার চিপ', pitch: 'For phones that lost their socket: Wire C plugs into USB-C and brings its own converter, so the sound is better than the socket ever was.', pitchBn: 'যেসব ফোনে হেডফোন জ্যাক নেই, ওয়্যার C সেগুলোর জন্য: USB-C পোর্টে লাগে আর নিজস্ব কনভার্টার থাকায় শব্দ জ্যাকের চেয়েও ভালো।' },
  { model: 'Sonvire Thread Monitor Earphone', modelBn: 'সনভায়ার থ্রেড মনিটর ইয়ারফোন', colours: ['Graphite', 'Teal'], price: 2490, shape: 'hook', driver: 10, plug: '3.5 mm', length: '1.25 m', extra: 'Detachable braided cable over the ear', extraBn: 'কানের ওপর দিয়ে যাওয়া ব্রেইডেড ক্যাবল যা খোলা যায়', pitch: 'Thread is a stage monitor for the rest of us: it loops over the ear, seals well, and the cable can be changed when it wears out.', pitchBn: 'মঞ্চের মনিটর এখন সবার জন্য: থ্রেড কানের ওপর দিয়ে ঘুরে আসে, ভালোভাবে আটকে থাকে, আর ক্যাবল পুরোনো হলে বদলানো যায়।' },
  { model: 'Sonvire Thread Duo Hybrid Earphone', modelBn: 'সনভায়ার থ্রেড ডুয়ো হাইব্রিড ইয়ারফোন', colours: ['Cocoa'], price: 4990, shape: 'hook', driver: 10, plug: '3.5 mm', length: '1.25 m', extra: 'One dynamic and one armature driver a side', extraBn: 'প্রতি পাশে একটি ডায়নামিক ও একটি আর্মেচার ড্রাইভার', pitch: 'Thread Duo splits the work between two drivers: one for the drum, one for the string. Few pairs at this price show so much.', pitchBn: 'থ্রেড ডুয়ো কাজ ভাগ করে দেয় দুটি ড্রাইভারে: একটি ঢোলের জন্য, একটি তারের। এই দামে এত কিছু কমই শোনা যায়।' },
  { model: 'Gunjivo Clip Bass Earphone', modelBn: 'গুঞ্জিভো ক্লিপ বেস ইয়ারফোন', colours: ['Crimson', 'Ocean Blue'], price: 450, shape: 'bud', driver: 12, plug: '3.5 mm', length: '1.2 m', extra: 'Flat cable that does not tangle', extraBn: 'জট না পাকানো ফ্ল্যাট ক্যাবল', pitch: 'Clip is loud, low and nearly indestructible, with a flat cable that comes out of the pocket as it went in.', pitchBn: 'ক্লিপ জোরালো, ভারী বেসের আর প্রায় অটুট। ফ্ল্যাট ক্যাবল পকেটে যেমন ঢোকে, তেমনই বের হয়।' },
  { model: 'Gunjivo Frag Gaming Earphone', modelBn: 'গুঞ্জিভো ফ্র্যাগ গেমিং ইয়ারফোন', colours: ['Marigold'], price: 1290, shape: 'hook', driver: 12, plug: '3.5 mm', length: '1.3 m', extra: 'Second, detachable boom microphone', extraBn: 'খোলা যায় এমন বাড়তি বুম মাইক্রোফোন', pitch: 'Frag has a boom microphone that comes off after the match, so that the same pair serves the bus home.', pitchBn: 'ফ্র্যাগের বুম মাইক্রোফোন খেলা শেষে খুলে রাখা যায়, তাই বাসে বাড়ি ফেরার পথেও একই ইয়ারফোন চলে।' },
  { model: 'Gunjivo Voice Earphone', modelBn: 'গুঞ্জিভো ভয়েস ইয়ারফোন', colours: ['Ivory', 'Lilac'], price: 550, shape: 'bud', driver: 14, plug: 'USB-C', length: '1.2 m', extra: 'Three buttons for volume and calls', extraBn: 'ভলিউম ও কলের জন্য তিনটি বাটন', pitch: 'Voice is made for calls: the microphone hangs where your mouth is and ignores much of the street.', pitchBn: 'ভয়েস তৈরি কলের জন্য: মাইক্রোফোন থাকে মুখের কাছেই, রাস্তার শব্দ অনেকটাই বাদ যায়।' },
]

const plugBn = ({ plug }: WiredRow) => (plug === 'USB-C' ? plug : '৩.৫ মিমি')
const lengthBn = ({ length }: WiredRow) => toBengaliDigits(length.replace('m', 'মিটার'))

export const wiredEarphones = family<WiredRow>({
  category: 'Wired Earphone',
  rows: wiredRows,
  attributes: (row) => ({
    driver: row.driver,
    plug: row.plug,
  }),
  features: (row) => [
    `${row.driver} mm drivers`,
    `${row.plug} plug, ${row.length} cable`,
    row.extra,
    ...(row.shape === 'bud' ? ['Light half-in-ear fit'] : ['Silicone tips in three sizes']),
  ],
  story: (row, say, colour) => [
    `On each side a ${row.driver} mm driver gives ${say('a full, easy sound with a round bass', 'clear voices and a bass with some weight', 'an even sound that suits songs and speech alike')}. ${row.extra}: ${say('more than the price suggests', 'its best feature', 'the part that sets it apart from the usual pairs')}. There is ${say('no lag and no battery', 'nothing to charge and nothing to pair')}: films and games stay in step.`,
    `The ${row.length} cable ends in a ${row.plug} plug${row.plug === 'USB-C' ? ', and works with phones, tablets and laptops' : ', with a strain relief where cables usually break'}. ${row.shape === 'bud' ? say('It rests in the ear without pressing.', 'The half-in-ear shape suits those who dislike tips.') : say('Three sizes of tips help you find a seal.', 'Once the right tips are on, the street falls away.')} ${say(`In ${colour.toLowerCase()} it looks more expensive than it is.`, 'It winds up small and comes with a tie.', 'The joints are sealed against sweat.')}`,
    warranty(
      say,
      row.price > 2000 ? '6 months' : '30 days',
      row.shape === 'bud'
        ? 'the earphone, a cable tie and a pouch'
        : 'the earphone, three pairs of tips and a pouch',
    ),
  ],
  featuresBn: (row) => [
    `${toBengaliDigits(row.driver)} মিমি ড্রাইভার`,
    `${plugBn(row)} প্লাগ ও ${lengthBn(row)} ক্যাবল`,
    row.extraBn,
    row.shape === 'bud' ? 'হালকা হাফ-ইন-ইয়ার ডিজাইন' : 'তিন মাপের সিলিকন টিপ',
  ],
  storyBn: (row, say, colour) => [
    `প্রতি পাশে ${toBengaliDigits(row.driver)} মিমি ড্রাইভারে ${say('শব্দ ভরাট আর বেস গোলগাল', 'কণ্ঠ স্পষ্ট, বেসেও ওজন আছে', 'গান আর কথা দুটোই সমান ভালো শোনা যায়')}। ${say('এই দামে বাড়তি পাওয়া', 'সবচেয়ে ভালো দিক', 'সাধারণ ইয়ারফোন থেকে যেখানে আলাদা')}: ${row.extraBn}। ${say('ল্যাগ নেই, ব্যাটারিও নেই', 'চার্জ দিতে হয় না, পেয়ারও করতে হয় না')}, তাই সিনেমা আর গেমে শব্দ পিছিয়ে পড়ে না।`,
    `${lengthBn(row)} ক্যাবলের মাথায় ${plugBn(row)} প্লাগ${row.plug === 'USB-C' ? ', চলে ফোন, ট্যাবলেট ও ল্যাপটপে' : ', যেখানে ক্যাবল সাধারণত ছেঁড়ে সেখানে বাড়তি সুরক্ষা'}। ${row.shape === 'bud' ? say('কানে চাপ না দিয়েই বসে থাকে।', 'যাঁরা টিপ পছন্দ করেন না, হাফ-ইন-ইয়ার গড়ন তাঁদের জন্য।') : say('তিন মাপের টিপ থেকে নিজেরটি বেছে নিন।', 'ঠিক টিপ লাগালে রাস্তার শব্দ অনেকটাই কমে যায়।')} ${say(`${colour} রঙে দামের চেয়ে দামি দেখায়।`, 'গুটিয়ে ছোট করে রাখা যায়, সঙ্গে টাই আছে।', 'জোড়াগুলো ঘাম থেকে সুরক্ষিত।')}`,
    warrantyBn(
      say,
      row.price > 2000 ? '৬ মাসের' : '৩০ দিনের',
      row.shape === 'bud' ? 'ইয়ারফোন, ক্যাবল টাই ও পাউচ' : 'ইয়ারফোন, তিন জোড়া টিপ ও পাউচ',
    ),
  ],
})

type NeckbandRow = ModelRow & {
  driver: number
  hours: number
  rating: string
  anc?: number
  extra: string
  extraBn: string
}

// biome-ignore format: one model, one line
const neckbandRows: NeckbandRow[] = [
  { model: 'Dhonira Loop 3 Neckband', modelBn: 'ধনিরা লুপ ৩ নেকব্যান্ড', colours: ['Charcoal', 'Ocean Blue'], price: 1290, shape: 'slim', driver: 10, hours: 24, rating: 'IPX4', extra: 'Magnets pause the music', extraBn: 'ম্যাগনেটে গান থামে', pitch: 'Loop 3 hangs around your neck all day and wakes up when you part its magnets. Nothing falls on the bus floor.', pitchBn: 'লুপ ৩ সারা দিন গলায় থাকে, ম্যাগনেট আলাদা করলেই চালু হয়। বাসের মেঝেতে কিছুই পড়ে না।' },
  { model: 'Dhonira Loop 3 Pro ANC Neckband', modelBn: 'ধনিরা লুপ ৩ প্রো ANC নেকব্যান্ড', colours: ['Midnight', 'Sage'], price: 2490, shape: 'slim', driver: 12, hours: 32, rating: 'IPX5', anc: 35, extra: 'Vibrates for incoming calls', extraBn: 'কল এলে ভাইব্রেট করে', pitch: 'Loop 3 Pro adds noise cancelling and a small buzz at the collar when somebody rings.', pitchBn: 'লুপ ৩ প্রোতে যোগ হয়েছে নয়েজ ক্যান্সেলিং, আর কেউ কল করলে গলায় মৃদু কাঁপুনি।' },
  { model: 'Sonvire Arc Neckband', modelBn: 'সনভায়ার আর্ক নেকব্যান্ড', colours: ['Teal', 'Rose Gold'], price: 1890, shape: 'soft', driver: 12, hours: 40, rating: 'IPX5', extra: 'Ten minutes of charging for ten hours', extraBn: 'দশ মিনিটের চার্জে দশ ঘণ্টা', pitch: 'Arc lasts from Sunday to Thursday, and a tea break on the charger adds a day.', pitchBn: 'আর্ক চলে রোববার থেকে বৃহস্পতিবার, আর চায়ের বিরতিতে একটু চার্জ দিলেই আরও এক দিন।' },
  { model: 'Sonvire Arc Sport Neckband', modelBn: 'সনভায়ার আর্ক স্পোর্ট নেকব্যান্ড', colours: ['Marigold', 'Graphite'], price: 2190, shape: 'sport', driver: 12, hours: 30, rating: 'IP67', extra: 'Ear hooks that hold while running', extraBn: 'দৌড়েও খোলে না এমন ইয়ার হুক', pitch: 'Arc Sport holds on through sprints and burpees, and can be rinsed when you are done.', pitchBn: 'স্প্রিন্ট আর বার্পিতেও আর্ক স্পোর্ট কানে থাকে, শেষে পানিতে ধুয়ে নেওয়া যায়।' },
  { model: 'Gunjivo Collar Neckband', modelBn: 'গুঞ্জিভো কলার নেকব্যান্ড', colours: ['Crimson', 'Forest'], price: 890, shape: 'soft', driver: 10, hours: 18, rating: 'IPX4', extra: 'Big buttons, easy in the dark', extraBn: 'অন্ধকারেও সহজ বড় বাটন', pitch: 'Collar is plain and dependable: three big buttons, a loud pair of drivers, and a price that needs no thought.', pitchBn: 'সাদামাটা কিন্তু ভরসার নেকব্যান্ড কলার: তিনটি বড় বাটন, জোরালো এক জোড়া ড্রাইভার, আর এমন দাম যা নিয়ে ভাবতে হয় না।' },
  { model: 'Gunjivo Collar Bass Neckband', modelBn: 'গুঞ্জিভো কলার বেস নেকব্যান্ড', colours: ['Lilac', 'Charcoal'], price: 1090, shape: 'sport', driver: 14, hours: 20, rating: 'IPX5', extra: 'Bass key on the band', extraBn: 'ব্যান্ডে বেস বাটন', pitch: 'Collar Bass has a key for the moments when the song deserves more drum.', pitchBn: 'গানে ঢোলের শব্দ আরেকটু চাই? কলার বেসে তার জন্য আলাদা বাটন আছে।' },
  { model: 'Sonvire Solo Mono Headset', modelBn: 'সনভায়ার সলো মনো হেডসেট', colours: ['Midnight'], price: 1490, shape: 'slim', driver: 9, hours: 16, rating: 'IPX4', extra: 'Two-microphone road-noise filter', extraBn: 'রাস্তার শব্দ কমানো দুই মাইক্রোফোন', pitch: 'Solo is for drivers and dispatchers: a light band with clear speech, that leaves the road audible.', pitchBn: 'ড্রাইভার আর ডেসপ্যাচারদের জন্য সলো: হালকা ব্যান্ড, স্পষ্ট কথা, আর রাস্তার শব্দও শোনা যায়।' },
  { model: 'Dhonira Loop Mini Neckband', modelBn: 'ধনিরা লুপ মিনি নেকব্যান্ড', colours: ['Coral'], price: 990, shape: 'slim', driver: 10, hours: 15, rating: 'IPX4', extra: 'Only 22 grams', extraBn: 'মাত্র ২২ গ্রাম', pitch: 'Twenty-two grams: Loop Mini is so light that you will look for it while you wear it.', pitchBn: 'মাত্র বাইশ গ্রাম: লুপ মিনি এত হালকা যে গলায় থাকতেও খুঁজতে হবে।' },
]

export const wirelessEarphones = family<NeckbandRow>({
  category: 'Wireless Earphone',
  rows: neckbandRows,
  attributes: (row) => ({
    driver: row.driver,
    batteryLife: row.hours,
    noiseCancelling: row.anc !== undefined,
    waterResistance: row.rating,
  }),
  features: (row) => [
    ...(row.anc ? [`Active noise cancelling up to ${row.anc} dB`] : []),
    `${row.driver} mm drivers, Bluetooth 5.3`,
    `Up to ${row.hours} hours of playing time`,
    `${row.rating} water resistance`,
    row.extra,
  ],
  story: (row, say, colour) => [
    `${row.driver} mm drivers ${say('play with a warm, full bass', 'keep voices in front', 'sound larger than the small shells suggest')}${row.anc ? `, and noise cancelling takes up to ${row.anc} dB off the road` : ''}. ${row.extra}: ${say('a small idea that works', 'once you have it, you miss it elsewhere', 'it is the reason people come back for a second one')}.`,
    `It plays ${row.hours} hours to a charge, and ten minutes on USB-C bring back ${row.extra.includes('ten hours') ? 'ten of them' : `about ${Math.max(2, Math.round(row.hours / 8))} of them`}. Bluetooth 5.3 holds the line across ${say('a flat', 'two rooms')}, ${row.rating} keeps ${row.rating === 'IP67' ? 'dust and water' : 'sweat and rain'} out, and the ${colour.toLowerCase()} band is ${say('soft silicone that does not pull at hair', 'flexible and keeps its shape', 'skin-friendly and easy to wipe')}.`,
    warranty(say, '6 months', 'the earphone, three pairs of tips and a USB-C cable'),
  ],
  featuresBn: (row) => [
    ...(row.anc ? [`${toBengaliDigits(row.anc)} ডেসিবেল পর্যন্ত অ্যাকটিভ নয়েজ ক্যান্সেলিং`] : []),
    `${toBengaliDigits(row.driver)} মিমি ড্রাইভার ও ব্লুটুথ ৫.৩`,
    `এক চার্জে ${toBengaliDigits(row.hours)} ঘণ্টা পর্যন্ত`,
    `${row.rating} পানিরোধী`,
    row.extraBn,
  ],
  storyBn: (row, say, colour) => [
    `${toBengaliDigits(row.driver)} মিমি ড্রাইভারে ${say('বেস উষ্ণ ও ভরাট', 'কণ্ঠ থাকে সবার সামনে', 'ছোট শেলের তুলনায় শব্দ অনেক জোরালো')}${row.anc ? `, আর নয়েজ ক্যান্সেলিং রাস্তার শব্দ ${toBengaliDigits(row.anc)} ডেসিবেল পর্যন্ত কমায়` : ''}। ${say('ছোট কিন্তু কাজের সুবিধা', 'একবার পেলে আর ছাড়তে চাইবেন না', 'ক্রেতারা যে কারণে আবার কেনেন')}: ${row.extraBn}।`,
    `এক চার্জে চলে ${toBengaliDigits(row.hours)} ঘণ্টা, আর USB-C-তে দশ মিনিটের চার্জে ${row.extra.includes('ten hours') ? 'দশ ঘণ্টা' : `প্রায় ${toBengaliDigits(Math.max(2, Math.round(row.hours / 8)))} ঘণ্টা`}। ব্লুটুথ ৫.৩ ${say('পুরো ফ্ল্যাটে', 'দুই ঘর দূরেও')} যুক্ত থাকে, ${row.rating} রেটিং ${row.rating === 'IP67' ? 'ধুলা ও পানি' : 'ঘাম ও বৃষ্টি'} ঠেকায়, আর ${colour} রঙের ব্যান্ডটি ${say('নরম সিলিকনের, চুলে টান লাগে না', 'নমনীয়, আকার ঠিক থাকে', 'ত্বকে আরামদায়ক, সহজে মোছা যায়')}।`,
    warrantyBn(say, '৬ মাসের', 'ইয়ারফোন, তিন জোড়া টিপ ও USB-C ক্যাবল'),
  ],
})
