import { toBengaliDigits } from '../../../common/bengali'
import { family, type ModelRow } from './family'
import { warranty, warrantyBn } from './warranty'

const resolutionsBn = {
  'HD, 1366 x 768': 'HD (১৩৬৬ x ৭৬৮)',
  'Full HD, 1920 x 1080': 'ফুল HD (১৯২০ x ১০৮০)',
  '4K, 3840 x 2160': '4K (৩৮৪০ x ২১৬০)',
} as const

type TelevisionRow = ModelRow & {
  inch: number
  panel: string
  resolution: keyof typeof resolutionsBn
  watt: number
  hdmi: number
  extra: string
  extraBn: string
}

// biome-ignore format: one model, one line
const rows: TelevisionRow[] = [
  { model: 'Chobiqa Mela 32 Inch Smart TV', family: 'Chobiqa Mela Smart TV', modelBn: 'ছবিকা মেলা ৩২ ইঞ্চি স্মার্ট টিভি', colours: ['Charcoal'], price: 16990, shape: 'feet', inch: 32, panel: 'LED', resolution: 'HD, 1366 x 768', watt: 16, hdmi: 2, extra: 'Works from 140 volts', extraBn: '১৪০ ভোল্টেও চলে', pitch: 'Mela 32 is the bedroom television that does not ask for much: low price, low power, and it keeps running when the voltage sags.', pitchBn: 'শোবার ঘরের টিভি মেলা ৩২: দাম কম, বিদ্যুৎ খরচ কম, আর ভোল্টেজ কমে গেলেও চলতে থাকে।' },
  { model: 'Chobiqa Mela 40 Inch Smart TV', family: 'Chobiqa Mela Smart TV', modelBn: 'ছবিকা মেলা ৪০ ইঞ্চি স্মার্ট টিভি', colours: ['Charcoal'], price: 26490, shape: 'feet', inch: 40, panel: 'LED', resolution: 'Full HD, 1920 x 1080', watt: 20, hdmi: 2, extra: 'Voice remote in Bangla', extraBn: 'বাংলা ভয়েস রিমোট', pitch: 'Ask for the match in Bangla and it comes. Mela 40 fits most living rooms, and most budgets.', pitchBn: 'বাংলায় বললেই খেলা চালু হয়ে যায়। মেলা ৪০ প্রায় সব বসার ঘরে মানায়, প্রায় সব বাজেটেও।' },
  { model: 'Chobiqa Mela 43 Inch 4K Smart TV', family: 'Chobiqa Mela Smart TV', modelBn: 'ছবিকা মেলা ৪৩ ইঞ্চি 4K স্মার্ট টিভি', colours: ['Graphite'], price: 35990, shape: 'feet', inch: 43, panel: 'LED', resolution: '4K, 3840 x 2160', watt: 24, hdmi: 3, extra: 'HDR10 and voice remote in Bangla', extraBn: 'HDR10 ও বাংলা ভয়েস রিমোট', pitch: 'This is where 4K begins. On 43 inches you see grass on the pitch instead of green.', pitchBn: '4K শুরু এখান থেকেই। ৪৩ ইঞ্চিতে মাঠে শুধু সবুজ নয়, ঘাসও দেখা যায়।' },
  { model: 'Chobiqa Rang 50 Inch QLED Smart TV', family: 'Chobiqa Rang QLED Smart TV', modelBn: 'ছবিকা রং ৫০ ইঞ্চি QLED স্মার্ট টিভি', colours: ['Titanium'], price: 54990, shape: 'centre', inch: 50, panel: 'QLED', resolution: '4K, 3840 x 2160', watt: 30, hdmi: 3, extra: 'Surround sound and game mode', extraBn: 'সারাউন্ড সাউন্ড ও গেম মোড', pitch: 'Rang means colour, and the quantum-dot layer is why: festival reds and paddy greens that an ordinary panel cannot show.', pitchBn: 'নামেই রং, কারণ কোয়ান্টাম-ডট স্তর: উৎসবের লাল আর ধানখেতের সবুজ, যা সাধারণ প্যানেলে দেখা যায় না।' },
  { model: 'Chobiqa Rang 55 Inch QLED Smart TV', family: 'Chobiqa Rang QLED Smart TV', modelBn: 'ছবিকা রং ৫৫ ইঞ্চি QLED স্মার্ট টিভি', colours: ['Titanium'], price: 67990, shape: 'centre', inch: 55, panel: 'QLED', resolution: '4K, 3840 x 2160', watt: 36, hdmi: 4, extra: '120 Hz motion for sport', extraBn: 'খেলার জন্য ১২০ Hz মোশন', pitch: 'At 55 inches and 120 Hz, a fast bowler’s arm stays an arm. Rang 55 is our choice for cricket.', pitchBn: '৫৫ ইঞ্চি আর ১২০ Hz থাকায় ফাস্ট বোলারের হাত ঝাপসা হয় না। ক্রিকেটের জন্য আমাদের পছন্দ রং ৫৫।' },
  { model: 'Chobiqa Rang 65 Inch QLED Smart TV', family: 'Chobiqa Rang QLED Smart TV', modelBn: 'ছবিকা রং ৬৫ ইঞ্চি QLED স্মার্ট টিভি', colours: ['Silver'], price: 96500, shape: 'centre', inch: 65, panel: 'QLED', resolution: '4K, 3840 x 2160', watt: 40, hdmi: 4, extra: '120 Hz motion and local dimming', extraBn: '১২০ Hz মোশন ও লোকাল ডিমিং', pitch: 'Rang 65 darkens its backlight zone by zone, so a night scene is night and the subtitles do not glow.', pitchBn: 'রং ৬৫ ব্যাকলাইট অংশে অংশে কমায়, তাই রাতের দৃশ্য রাতের মতোই থাকে, সাবটাইটেলের চারপাশেও আলো ছড়ায় না।' },
  { model: 'Chobiqa Noor 55 Inch OLED Smart TV', family: 'Chobiqa Noor OLED Smart TV', modelBn: 'ছবিকা নূর ৫৫ ইঞ্চি OLED স্মার্ট টিভি', colours: ['Midnight'], price: 129900, shape: 'blade', inch: 55, panel: 'OLED', resolution: '4K, 3840 x 2160', watt: 50, hdmi: 4, extra: 'Every pixel lights itself', extraBn: 'প্রতিটি পিক্সেল নিজে জ্বলে', pitch: 'Noor is light itself: each of eight million points shines or goes out alone. Black is simply black.', pitchBn: 'নূর মানেই আলো: আশি লাখ বিন্দুর প্রতিটি আলাদাভাবে জ্বলে বা নেভে। কালো মানে একেবারে কালো।' },
  { model: 'Chobiqa Noor 65 Inch OLED Smart TV', family: 'Chobiqa Noor OLED Smart TV', modelBn: 'ছবিকা নূর ৬৫ ইঞ্চি OLED স্মার্ট টিভি', colours: ['Midnight'], price: 178900, shape: 'blade', inch: 65, panel: 'OLED', resolution: '4K, 3840 x 2160', watt: 60, hdmi: 4, extra: 'Sound from the screen itself', extraBn: 'স্ক্রিন থেকেই শব্দ আসে', pitch: 'The finest picture we sell. Noor 65 is thinner than a pencil at its edge, and its voices come from the mouths that speak.', pitchBn: 'আমাদের সবচেয়ে সুন্দর ছবির টিভি। নূর ৬৫-এর কিনারা পেনসিলের চেয়েও পাতলা, আর কথা শোনা যায় যার মুখ নড়ে তার দিক থেকেই।' },
  { model: 'Nodvane Frame 43 Inch Art TV', modelBn: 'নোডভেন ফ্রেম ৪৩ ইঞ্চি আর্ট টিভি', colours: ['Sand'], price: 58900, shape: 'feet', inch: 43, panel: 'QLED', resolution: '4K, 3840 x 2160', watt: 24, hdmi: 3, extra: 'Matt screen shows paintings when idle', extraBn: 'বন্ধ থাকলে ম্যাট স্ক্রিনে ছবি দেখায়', pitch: 'Switched off, most televisions are a black hole in the room. Frame shows a painting on a matt screen, in a border of wood.', pitchBn: 'বন্ধ থাকলে বেশির ভাগ টিভি ঘরে একটি কালো গর্ত। ফ্রেম তখন কাঠের বর্ডারে ম্যাট স্ক্রিনে পেইন্টিং দেখায়।' },
  { model: 'Nodvane Go 24 Inch Smart TV', modelBn: 'নোডভেন গো ২৪ ইঞ্চি স্মার্ট টিভি', colours: ['Pearl White'], price: 14490, shape: 'feet', inch: 24, panel: 'LED', resolution: 'HD, 1366 x 768', watt: 10, hdmi: 2, extra: 'Runs from 12 volts too', extraBn: '১২ ভোল্টেও চলে', pitch: 'Go runs from the mains, a solar battery or a launch’s 12 volts. For kitchens, shops and cabins.', pitchBn: 'গো চলে লাইনের বিদ্যুতে, সোলার ব্যাটারিতে বা লঞ্চের ১২ ভোল্টে। রান্নাঘর, দোকান আর কেবিনের জন্য।' },
  { model: 'Chobiqa Mela 32 Inch Frameless Smart TV', modelBn: 'ছবিকা মেলা ৩২ ইঞ্চি ফ্রেমলেস স্মার্ট টিভি', colours: ['Midnight'], price: 19490, shape: 'feet', inch: 32, panel: 'LED', resolution: 'Full HD, 1920 x 1080', watt: 20, hdmi: 2, extra: 'Frameless on three sides', extraBn: 'তিন দিকে ফ্রেম নেই', pitch: 'The frameless Mela gives a small room a screen that seems to float, and full HD, which few at 32 inches have.', pitchBn: 'ফ্রেমলেস মেলায় ছোট ঘরেও স্ক্রিন যেন ভেসে থাকে, আর আছে ফুল HD, যা ৩২ ইঞ্চিতে কমই মেলে।' },
  { model: 'Nodvane Vista 75 Inch 4K Smart TV', family: 'Nodvane Vista 4K Smart TV', modelBn: 'নোডভেন ভিস্তা ৭৫ ইঞ্চি 4K স্মার্ট টিভি', colours: ['Graphite'], price: 149500, shape: 'feet', inch: 75, panel: 'LED', resolution: '4K, 3840 x 2160', watt: 40, hdmi: 4, extra: 'Wide angle for the whole family', extraBn: 'পুরো পরিবারের জন্য ওয়াইড অ্যাঙ্গেল', pitch: 'With Vista 75 nobody sits badly: the picture holds its colour from the end of the sofa and from the floor.', pitchBn: 'ভিস্তা ৭৫-এর সামনে কারও বসার জায়গা খারাপ নয়: সোফার কোনা বা মেঝে থেকেও ছবির রং ঠিক থাকে।' },
  { model: 'Nodvane Vista 50 Inch 4K Smart TV', family: 'Nodvane Vista 4K Smart TV', modelBn: 'নোডভেন ভিস্তা ৫০ ইঞ্চি 4K স্মার্ট টিভি', colours: ['Graphite'], price: 46900, shape: 'feet', inch: 50, panel: 'LED', resolution: '4K, 3840 x 2160', watt: 24, hdmi: 3, extra: 'Screen sharing from any phone', extraBn: 'যেকোনো ফোন থেকে স্ক্রিন শেয়ার', pitch: 'Show the wedding photographs from your phone in two taps. Vista 50 is a plain, good 4K set for the living room.', pitchBn: 'দুই ট্যাপে ফোন থেকে বিয়ের ছবি দেখান। ভিস্তা ৫০ বসার ঘরের জন্য সাদামাটা, ভালো 4K টিভি।' },
]

export const televisions = family<TelevisionRow>({
  category: 'Smart TV',
  rows,
  attributes: (row) => ({
    screen: row.inch,
    panel: row.panel,
    resolution: row.resolution.split(',', 1).join(),
    output: row.watt,
    ports: `${row.hdmi} HDMI, 2 USB`,
  }),
  features: (row) => [
    `${row.inch} inch ${row.panel} panel`,
    `${row.resolution} resolution`,
    `${row.watt} W stereo sound`,
    row.extra,
    `${row.hdmi} HDMI, 2 USB, Wi-Fi and Bluetooth`,
  ],
  story: (row, say) => [
    `The ${row.inch} inch ${row.panel} panel shows ${row.resolution}, best seen from about ${(row.inch * 0.04).toFixed(1)} metres. ${row.extra}${say(': a real help in daily use', ', as you will notice on the first evening', ', and it can be switched off if you prefer')}. ${say('Films play without the soap-opera look', 'News tickers stay sharp', 'Old cable channels are cleaned up well')}, and the ${row.watt} W speakers ${row.watt >= 30 ? 'seldom need a soundbar' : 'are clear for speech'}.`,
    `The system has the usual streaming services and a store for more, with ${row.panel === 'LED' && row.inch < 40 ? '8' : '16'} GB of storage. ${row.hdmi} HDMI sockets, two USB ports, Wi-Fi and Bluetooth connect ${say('a set-top box, a console and a pen drive', 'the receiver, the game console and headphones', 'whatever the house already has')}. ${say('It takes 140 to 260 volts without a stabiliser.', 'Its power supply forgives uneven mains.', 'Surge protection is built into the supply.')}`,
    warranty(
      say,
      row.price > 50000 ? '36 months' : '24 months',
      'the television, its stand, a voice remote with batteries and a wall-mount template',
    ),
  ],
  featuresBn: (row) => [
    `${toBengaliDigits(row.inch)} ইঞ্চি ${row.panel} প্যানেল`,
    `${resolutionsBn[row.resolution]} রেজল্যুশন`,
    `${toBengaliDigits(row.watt)} ওয়াট স্টেরিও সাউন্ড`,
    row.extraBn,
    `${toBengaliDigits(row.hdmi)}টি HDMI ও ২টি USB এবং ওয়াই-ফাই ও ব্লুটুথ`,
  ],
  storyBn: (row, say) => [
    `${toBengaliDigits(row.inch)} ইঞ্চি ${row.panel} প্যানেলে ${resolutionsBn[row.resolution]} ছবি, সবচেয়ে ভালো দেখায় প্রায় ${toBengaliDigits((row.inch * 0.04).toFixed(1))} মিটার দূর থেকে। ${say('রোজকার ব্যবহারে যা কাজে লাগবে', 'প্রথম সন্ধ্যাতেই যা টের পাবেন', 'বিশেষ সুবিধা')}: ${row.extraBn}। ${say('সিনেমার ছবি স্বাভাবিক থাকে', 'খবরের স্ক্রল স্পষ্ট পড়া যায়', 'পুরোনো কেবল চ্যানেলও পরিষ্কার দেখায়')}, আর ${toBengaliDigits(row.watt)} ওয়াট স্পিকারে ${row.watt >= 30 ? 'আলাদা সাউন্ডবার খুব কমই লাগে' : 'কথা স্পষ্ট শোনা যায়'}।`,
    `জনপ্রিয় স্ট্রিমিং অ্যাপগুলো আছেই, স্টোর থেকে আরও নেওয়া যায়; স্টোরেজ ${row.panel === 'LED' && row.inch < 40 ? '৮' : '১৬'} জিবি। ${toBengaliDigits(row.hdmi)}টি HDMI, দুটি USB, ওয়াই-ফাই আর ব্লুটুথে লাগান ${say('সেট-টপ বক্স, গেমিং কনসোল আর পেনড্রাইভ', 'রিসিভার, গেমিং কনসোল আর হেডফোন', 'বাসায় যা যা আছে')}। ${say('স্ট্যাবিলাইজার ছাড়াই ১৪০ থেকে ২৬০ ভোল্টে চলে।', 'ভোল্টেজ ওঠানামা করলেও চলে।', 'সার্জ প্রোটেকশন ভেতরেই আছে।')}`,
    warrantyBn(
      say,
      row.price > 50000 ? '৩৬ মাসের' : '২৪ মাসের',
      'টিভি, স্ট্যান্ড, ব্যাটারিসহ ভয়েস রিমোট ও দেয়ালে লাগানোর টেমপ্লেট',
    ),
  ],
})
