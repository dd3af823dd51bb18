import { toBengaliDigits } from '../../../common/bengali'
import { family, type ModelRow } from './family'
import { warranty, warrantyBn } from './warranty'

type SpeakerRow = ModelRow & {
  watt: number
  hours: number
  rating: string
  extra: string
  extraBn: string
}

// biome-ignore format: one model, one line
const rows: SpeakerRow[] = [
  { model: 'Sonvire Barrel 2 Bluetooth Speaker', modelBn: 'সনভায়ার ব্যারেল ২ ব্লুটুথ স্পিকার', colours: ['Ocean Blue', 'Crimson', 'Charcoal'], price: 4990, shape: 'cylinder', watt: 30, hours: 16, rating: 'IP67', extra: 'Pair two for stereo', extraBn: 'দুটি জুড়ে স্টেরিও', pitch: 'Barrel 2 is the picnic speaker: it floats, it fills a rooftop, and it does not mind being dropped on it.', pitchBn: 'পিকনিকের স্পিকার ব্যারেল ২: পানিতে ভাসে, ছাদ ভরিয়ে দেয়, আর ছাদে পড়লেও কিছু হয় না।' },
  { model: 'Sonvire Barrel Mini Bluetooth Speaker', modelBn: 'সনভায়ার ব্যারেল মিনি ব্লুটুথ স্পিকার', colours: ['Mint', 'Midnight'], price: 2290, shape: 'puck', watt: 8, hours: 12, rating: 'IP67', extra: 'Loop that clips to a bag', extraBn: 'ব্যাগে ঝোলানোর লুপ', pitch: 'The Mini hangs on a backpack and sounds twice its size. Take it to the pond; it swims.', pitchBn: 'ব্যাকপ্যাকে ঝোলে ব্যারেল মিনি, শব্দ আকারের দ্বিগুণ। পুকুরে নিয়ে যান, সাঁতারও জানে।' },
  { model: 'Sonvire Hearth Home Speaker', modelBn: 'সনভায়ার হার্থ হোম স্পিকার', colours: ['Sand', 'Graphite'], price: 9990, shape: 'tower', watt: 60, hours: 10, rating: 'IPX2', extra: 'Room-sensing sound in all directions', extraBn: 'ঘর বুঝে চারদিকে শব্দ', pitch: 'Hearth measures the room it stands in and plays to all of it. Clothed in woven fabric, it looks more like furniture than a machine.', pitchBn: 'হার্থ নিজের ঘর মেপে নেয়, তারপর পুরো ঘরেই সমান শব্দ দেয়। বোনা কাপড়ে মোড়া বলে যন্ত্রের চেয়ে আসবাবই মনে হয় বেশি।' },
  { model: 'Dhonira Adda Bluetooth Speaker', modelBn: 'ধনিরা আড্ডা ব্লুটুথ স্পিকার', colours: ['Marigold', 'Forest'], price: 1890, shape: 'box', watt: 10, hours: 14, rating: 'IPX5', extra: 'Radio and memory card slot', extraBn: 'রেডিও ও মেমোরি কার্ড স্লট', pitch: 'Adda is made for tea and talk: radio, card, phone, and a bass that the table feels.', pitchBn: 'আড্ডা তৈরি চা আর গল্পের জন্য: রেডিও, কার্ড, ফোন, আর টেবিল কাঁপানো বেস।' },
  { model: 'Dhonira Adda Max Bluetooth Speaker', modelBn: 'ধনিরা আড্ডা ম্যাক্স ব্লুটুথ স্পিকার', colours: ['Cocoa', 'Midnight'], price: 3790, shape: 'box', watt: 24, hours: 18, rating: 'IPX5', extra: 'Wooden cabinet, two drivers and a bass port', extraBn: 'কাঠের ক্যাবিনেটে দুটি ড্রাইভার ও বেস পোর্ট', pitch: 'Adda Max sits in a real wooden cabinet, and it shows: voices have a warmth that plastic boxes never find.', pitchBn: 'আড্ডা ম্যাক্সের ক্যাবিনেট আসল কাঠের, শুনলেই বোঝা যায়: কণ্ঠে এমন উষ্ণতা প্লাস্টিকের বক্সে মেলে না।' },
  { model: 'Gunjivo Boom Party Speaker', modelBn: 'গুঞ্জিভো বুম পার্টি স্পিকার', colours: ['Charcoal'], price: 14990, shape: 'party', watt: 120, hours: 12, rating: 'IPX4', extra: 'Light ring and two microphone inputs', extraBn: 'লাইট রিং ও দুটি মাইক্রোফোন ইনপুট', pitch: 'Boom carries a gaye holud by itself: 120 watts, two microphones for the singers, and lights that keep the beat.', pitchBn: 'গায়েহলুদ একাই জমিয়ে দেয় বুম: ১২০ ওয়াট, গায়কদের জন্য দুটি মাইক্রোফোন, আর তালে তালে জ্বলা আলো।' },
  { model: 'Gunjivo Shower Bluetooth Speaker', modelBn: 'গুঞ্জিভো শাওয়ার ব্লুটুথ স্পিকার', colours: ['Sky', 'Coral'], price: 1190, shape: 'puck', watt: 5, hours: 8, rating: 'IPX7', extra: 'Suction foot', extraBn: 'সাকশন ফুট', pitch: 'It sticks to the tiles, sings under water and answers calls with soap in your eyes.', pitchBn: 'টাইলসে আটকে থাকে, পানির নিচেও গান গায়, আর চোখে সাবান থাকলেও কল ধরে দেয়।' },
  { model: 'Gunjivo Line Soundbar', modelBn: 'গুঞ্জিভো লাইন সাউন্ডবার', colours: ['Midnight'], price: 6490, shape: 'bar', watt: 40, hours: 8, rating: 'IPX2', extra: 'HDMI, optical and Bluetooth inputs', extraBn: 'HDMI ও অপটিক্যাল এবং ব্লুটুথ ইনপুট', pitch: 'Line goes under the television and gives it the voice it lacks: dialogue you understand without raising the volume.', pitchBn: 'টিভির নিচে বসে লাইন, দেয় টিভির হারানো কণ্ঠ: ভলিউম না বাড়িয়েও সংলাপ বোঝা যায়।' },
  { model: 'Sonvire Orb Bluetooth Speaker', modelBn: 'সনভায়ার অর্ব ব্লুটুথ স্পিকার', colours: ['Lilac', 'Ivory'], price: 2790, shape: 'orb', watt: 12, hours: 10, rating: 'IPX4', extra: 'Bedside lamp with dimmer', extraBn: 'আলো কমানো-বাড়ানো যায় এমন বেডসাইড ল্যাম্প', pitch: 'Orb is a bedside lamp that plays: warm light, quiet music, and a timer that ends both.', pitchBn: 'অর্ব এমন বেডসাইড ল্যাম্প, যা গানও বাজায়: নরম আলো, মৃদু গান, আর টাইমারে দুটোই বন্ধ হয়।' },
  { model: 'Dhonira Trail Bluetooth Speaker', modelBn: 'ধনিরা ট্রেইল ব্লুটুথ স্পিকার', colours: ['Teal', 'Graphite'], price: 3290, shape: 'cylinder', watt: 20, hours: 24, rating: 'IP67', extra: 'Doubles as a 5,000 mAh power bank', extraBn: '৫০০০ mAh পাওয়ার ব্যাংকেরও কাজ করে', pitch: 'Trail plays a day and a night and can still lend your phone a charge. Campers buy it for the second reason, and keep it for the first.', pitchBn: 'ট্রেইল এক দিন এক রাত বাজে, তারপরও আপনার ফোনে চার্জ দিতে পারে। ক্যাম্পিংয়ে গেলে চার্জের জন্য কেনেন, পরে শব্দের জন্য রেখে দেন।' },
]

export const speakers = family<SpeakerRow>({
  category: 'Bluetooth Speaker',
  rows,
  attributes: (row) => ({
    output: row.watt,
    batteryLife: row.hours,
    bluetooth: '5.3',
    waterResistance: row.rating,
  }),
  features: (row) => [
    `${row.watt} W output`,
    `Up to ${row.hours} hours of playing time`,
    `${row.rating} water resistance, Bluetooth 5.3`,
    row.extra,
    'Hands-free calls',
  ],
  story: (row, say, colour) => [
    `${row.watt} watts ${row.watt >= 40 ? say('are enough for a hall', 'fill a large living room with ease') : row.watt >= 12 ? say('fill a living room', 'carry across a rooftop') : say('are plenty for a desk or a bathroom', 'suit a room of ordinary size')}, and a passive radiator lends depth that ${say('you do not expect from the size', 'is felt rather than heard')}. ${say('Voices stay clear at low volume', 'It does not turn harsh when pushed', 'Even at full volume it keeps its temper')}. ${row.extra}: ${say('a good touch.', 'built in, not an accessory.', 'it comes as standard.')}`,
    `The battery plays up to ${row.hours} hours at medium volume and charges by USB-C. ${row.rating} ${row.rating === 'IP67' ? 'means it survives sand, rain and a dip in the pool' : row.rating === 'IPX7' ? 'means it can be rinsed under the tap' : 'keeps splashes out'}. ${say(`The ${colour.toLowerCase()} mesh is woven tightly and wipes clean.`, 'Buttons are large and can be found in the dark.', 'It remembers eight devices and connects to the nearest.')}`,
    warranty(
      say,
      row.price > 4000 ? '12 months' : '6 months',
      `the speaker in ${colour}, a USB-C cable and a guide`,
    ),
  ],
  featuresBn: (row) => [
    `${toBengaliDigits(row.watt)} ওয়াট আউটপুট`,
    `এক চার্জে ${toBengaliDigits(row.hours)} ঘণ্টা পর্যন্ত`,
    `${row.rating} পানিরোধী ও ব্লুটুথ ৫.৩`,
    row.extraBn,
    'হ্যান্ডস-ফ্রি কল',
  ],
  storyBn: (row, say, colour) => [
    `${toBengaliDigits(row.watt)} ওয়াটের শব্দ ${row.watt >= 40 ? say('একটি হলরুমের জন্য যথেষ্ট', 'বড় বসার ঘর সহজেই ভরিয়ে দেয়') : row.watt >= 12 ? say('বসার ঘর ভরিয়ে দেয়', 'পুরো ছাদে শোনা যায়') : say('টেবিল বা বাথরুমের জন্য যথেষ্ট', 'সাধারণ মাপের ঘরের জন্য মানানসই')}, আর প্যাসিভ রেডিয়েটরে বেসের গভীরতা ${say('আকার দেখে যা ভাববেন তার চেয়ে বেশি', 'কানে শোনার চেয়ে বেশি গায়ে লাগে')}। ${say('কম ভলিউমেও কণ্ঠ স্পষ্ট।', 'ভলিউম বাড়ালেও শব্দ কর্কশ হয় না।', 'ফুল ভলিউমেও শব্দ ফাটে না।')} ${say('বাড়তি সুবিধা', 'আরও আছে', 'বিশেষ সুবিধা')}: ${row.extraBn}।`,
    `মাঝারি ভলিউমে ব্যাটারি চলে ${toBengaliDigits(row.hours)} ঘণ্টা পর্যন্ত, চার্জ হয় USB-C-তে। ${row.rating} রেটিং থাকায় ${row.rating === 'IP67' ? 'বালি, বৃষ্টি আর পুলে ডুব, সবই সয়' : row.rating === 'IPX7' ? 'কলের পানিতে ধোয়া যায়' : 'পানির ছিটায় সমস্যা নেই'}। ${say(`${colour} রঙের জাল ঘন করে বোনা, সহজে মোছা যায়।`, 'বাটন বড়, অন্ধকারেও খুঁজে পাওয়া যায়।', 'আটটি ডিভাইস মনে রাখে, কাছেরটিতে যুক্ত হয়।')}`,
    warrantyBn(
      say,
      row.price > 4000 ? '১২ মাসের' : '৬ মাসের',
      `${colour} রঙের স্পিকার, USB-C ক্যাবল ও গাইড`,
    ),
  ],
})
