import { formatBengaliNumber, toBengaliDigits } from '../../../common/bengali'
import { family, type ModelRow } from './family'
import { warranty, warrantyBn } from './warranty'

type PowerbankRow = ModelRow & {
  mah: number
  watt: number
  ports: string
  portsBn: string
  extra: string
  extraBn: string
}

// biome-ignore format: one model, one line
const rows: PowerbankRow[] = [
  { model: 'Ampivo Brick 20000 Powerbank', family: 'Ampivo Brick Powerbank', modelBn: 'অ্যাম্পিভো ব্রিক ২০০০০ পাওয়ার ব্যাংক', colours: ['Charcoal', 'Pearl White'], price: 2490, shape: 'slab', mah: 20000, watt: 22, ports: 'two USB-A and one USB-C', portsBn: 'দুটি USB-A ও একটি USB-C', extra: 'Digital percentage display', extraBn: 'ডিজিটাল পার্সেন্টেজ ডিসপ্লে', pitch: 'The Brick is the power bank to leave by the door before load-shedding season: four full phone charges, and a number that says how many remain.', pitchBn: 'লোডশেডিংয়ের মৌসুমের আগে দরজার পাশে রাখার পাওয়ার ব্যাংক ব্রিক: ফোনে চারবার ফুল চার্জ, আর কত বাকি তা দেখায় সংখ্যায়।' },
  { model: 'Ampivo Brick 30000 Powerbank', family: 'Ampivo Brick Powerbank', modelBn: 'অ্যাম্পিভো ব্রিক ৩০০০০ পাওয়ার ব্যাংক', colours: ['Graphite'], price: 3690, shape: 'slab', mah: 30000, watt: 30, ports: 'two USB-A, one USB-C and one micro-USB input', portsBn: 'দুটি USB-A ও একটি USB-C এবং একটি মাইক্রো-USB ইনপুট', extra: 'Two-way fast charging', extraBn: 'দুই দিকেই ফাস্ট চার্জিং', pitch: 'For families and field work: 30,000 mAh, enough to run two phones and a router through a long outage.', pitchBn: 'পরিবার আর মাঠের কাজের জন্য ৩০,০০০ mAh: লম্বা সময় বিদ্যুৎ না থাকলেও দুটি ফোন আর একটি রাউটার চলে।' },
  { model: 'Ampivo Slim 10000 Powerbank', modelBn: 'অ্যাম্পিভো স্লিম ১০০০০ পাওয়ার ব্যাংক', colours: ['Sky', 'Rose Gold', 'Midnight'], price: 1490, shape: 'slim', mah: 10000, watt: 20, ports: 'one USB-A and one USB-C', portsBn: 'একটি USB-A ও একটি USB-C', extra: 'Only 14 mm thin', extraBn: 'মাত্র ১৪ মিমি পাতলা', pitch: 'Slim lies under the phone in the same hand, so you can charge and scroll on the way home.', pitchBn: 'স্লিম ফোনের নিচে একই হাতে ধরা যায়, তাই বাড়ি ফেরার পথে চার্জ দিতে দিতেই ফোন চালান।' },
  { model: 'Ampivo Snap 5000 Magnetic Powerbank', family: 'Ampivo Snap Magnetic Powerbank', modelBn: 'অ্যাম্পিভো স্ন্যাপ ৫০০০ ম্যাগনেটিক পাওয়ার ব্যাংক', colours: ['Lilac', 'Charcoal'], price: 2190, shape: 'magnetic', mah: 5000, watt: 12, ports: 'one USB-C', portsBn: 'একটি USB-C', extra: 'Magnetic wireless charging', extraBn: 'ম্যাগনেটিক ওয়্যারলেস চার্জিং', pitch: 'Snap holds on to the back of the phone by itself. No cable, no bag: a half charge that fits a shirt pocket.', pitchBn: 'স্ন্যাপ নিজেই ফোনের পেছনে আটকে থাকে। ক্যাবল নেই, ব্যাগও লাগে না: শার্টের পকেটে রাখার মতো অর্ধেক চার্জ।' },
  { model: 'Ampivo Snap 10000 Magnetic Powerbank', family: 'Ampivo Snap Magnetic Powerbank', modelBn: 'অ্যাম্পিভো স্ন্যাপ ১০০০০ ম্যাগনেটিক পাওয়ার ব্যাংক', colours: ['Sage', 'Silver'], price: 3290, shape: 'magnetic', mah: 10000, watt: 15, ports: 'one USB-C', portsBn: 'একটি USB-C', extra: 'Magnetic wireless charging and a fold-out stand', extraBn: 'ম্যাগনেটিক ওয়্যারলেস চার্জিং ও ভাঁজ করা স্ট্যান্ড', pitch: 'The larger Snap doubles as a stand, so the phone charges upright while the match runs.', pitchBn: 'বড় স্ন্যাপটি স্ট্যান্ডের কাজও করে, তাই খেলা দেখতে দেখতে ফোন দাঁড় করিয়েই চার্জ দেওয়া যায়।' },
  { model: 'Zolavik Titan 140 Laptop Powerbank', modelBn: 'জোলাভিক টাইটান ১৪০ ল্যাপটপ পাওয়ার ব্যাংক', colours: ['Titanium'], price: 8990, shape: 'display', mah: 24000, watt: 140, ports: 'two USB-C and one USB-A', portsBn: 'দুটি USB-C ও একটি USB-A', extra: 'Colour screen with live wattage', extraBn: 'লাইভ ওয়াট দেখানো রঙিন স্ক্রিন', pitch: 'Titan 140 charges a workstation laptop at full speed and shows on a small screen what goes where, watt by watt.', pitchBn: 'টাইটান ১৪০ ওয়ার্কস্টেশন ল্যাপটপও পূর্ণ গতিতে চার্জ করে, আর কোন পোর্টে কত ওয়াট যাচ্ছে তা ছোট স্ক্রিনে দেখায়।' },
  { model: 'Zolavik Core 65 Powerbank', modelBn: 'জোলাভিক কোর ৬৫ পাওয়ার ব্যাংক', colours: ['Midnight', 'Ivory'], price: 4990, shape: 'display', mah: 20000, watt: 65, ports: 'two USB-C and one USB-A', portsBn: 'দুটি USB-C ও একটি USB-A', extra: 'Charges most laptops', extraBn: 'বেশির ভাগ ল্যাপটপ চার্জ করে', pitch: 'Core 65 is the one bank for laptop, tablet and phone, and small enough to be allowed in the cabin.', pitchBn: 'ল্যাপটপ, ট্যাবলেট আর ফোনের জন্য একটিই পাওয়ার ব্যাংক কোর ৬৫, আকারেও এত ছোট যে বিমানের কেবিনে নেওয়া যায়।' },
  { model: 'Zolavik Pebble 10000 Powerbank', modelBn: 'জোলাভিক পেবল ১০০০০ পাওয়ার ব্যাংক', colours: ['Mint', 'Coral'], price: 1690, shape: 'slim', mah: 10000, watt: 22, ports: 'one USB-C and one USB-A', portsBn: 'একটি USB-C ও একটি USB-A', extra: 'Built-in USB-C cable that is also the loop', extraBn: 'বিল্ট-ইন USB-C ক্যাবল যা হাতের লুপও', pitch: 'Pebble carries its own cable as a wrist loop, which ends the oldest power bank problem there is.', pitchBn: 'পেবলের ক্যাবল তার সঙ্গেই থাকে, কবজির লুপ হয়ে। পাওয়ার ব্যাংকের সবচেয়ে পুরোনো সমস্যাটির সমাধান।' },
  { model: 'Ampivo Solar 20000 Powerbank', modelBn: 'অ্যাম্পিভো সোলার ২০০০০ পাওয়ার ব্যাংক', colours: ['Marigold'], price: 2890, shape: 'solar', mah: 20000, watt: 18, ports: 'two USB-A and one USB-C', portsBn: 'দুটি USB-A ও একটি USB-C', extra: 'Solar panel and a three-mode torch', extraBn: 'সোলার প্যানেল ও তিন মোডের টর্চ', pitch: 'Solar 20000 goes to char lands and hill tracks: it fills from the wall, and keeps itself topped up in the sun when there is none.', pitchBn: 'চর আর পাহাড়ি পথের সঙ্গী সোলার ২০০০০: বিদ্যুৎ থাকলে প্লাগে, না থাকলে রোদেই চার্জ ধরে রাখে।' },
  { model: 'Zolavik Pocket 5000 Powerbank', modelBn: 'জোলাভিক পকেট ৫০০০ পাওয়ার ব্যাংক', colours: ['Crimson', 'Forest'], price: 1190, shape: 'slim', mah: 5000, watt: 15, ports: 'one USB-C', portsBn: 'একটি USB-C', extra: 'Plugs straight into the phone', extraBn: 'সরাসরি ফোনে লাগে', pitch: 'Pocket is a lipstick-sized reserve that plugs straight into the phone: one charge, no cable, forgotten in the bag until it saves the day.', pitchBn: 'লিপস্টিকের সমান পকেট সরাসরি ফোনে লাগে: ক্যাবল ছাড়াই একবার চার্জ, ব্যাগে পড়ে থাকে বিপদের দিনের জন্য।' },
]

export const powerbanks = family<PowerbankRow>({
  category: 'Powerbank',
  rows,
  attributes: (row) => ({
    battery: row.mah,
    charging: row.watt,
    ports: row.ports,
  }),
  features: (row) => [
    `${row.mah.toLocaleString('en-IN')} mAh lithium-polymer cells`,
    `Up to ${row.watt} W output`,
    `Ports: ${row.ports}`,
    row.extra,
    'Protection against heat, overcharge and short circuit',
  ],
  story: (row, say, colour) => [
    `It holds ${row.mah.toLocaleString('en-IN')} mAh, which after losses is ${say('about', 'roughly')} ${Math.max(1, Math.round((row.mah * 0.62) / 480) / 10)} charges of a usual phone. Output goes up to ${row.watt} W through ${row.ports}${row.watt >= 60 ? ', enough for a laptop as well as a phone' : ''}. ${row.extra} ${say('is standard', 'comes with it', 'is part of it')}, and ${say('it switches itself off when nothing is drawn', 'earbuds and watches are charged gently in low-current mode', 'it can be filled and used at the same time')}.`,
    `${say('The cells are graded lithium-polymer', 'Lithium-polymer cells are used throughout', 'Inside are matched lithium-polymer cells')}, with protection against heat, overcharge and short circuit, and the stated capacity is the real one: we measured ${88 + Math.round(row.watt / 20)}% of it at the cell. ${say('The matt finish keeps its looks in a bag with keys.', 'Rounded edges make it easy to hold together with a phone.', 'It stays only lukewarm at full load.')}`,
    warranty(say, '6 months', `the power bank in ${colour}, a USB-C cable and a guide`),
  ],
  featuresBn: (row) => [
    `${toBengaliDigits(row.mah)} mAh লিথিয়াম-পলিমার ব্যাটারি`,
    `সর্বোচ্চ ${toBengaliDigits(row.watt)} ওয়াট আউটপুট`,
    `পোর্ট: ${row.portsBn}`,
    row.extraBn,
    'অতিরিক্ত তাপ ও ওভারচার্জ এবং শর্ট সার্কিট থেকে সুরক্ষা',
  ],
  storyBn: (row, say, colour) => [
    `${formatBengaliNumber(row.mah)} mAh ধারণক্ষমতায় সাধারণ ফোন ${say('প্রায়', 'মোটামুটি')} ${toBengaliDigits(Math.max(1, Math.round((row.mah * 0.62) / 480) / 10))} বার চার্জ হয়। পোর্ট আছে ${row.portsBn}; আউটপুট সর্বোচ্চ ${toBengaliDigits(row.watt)} ওয়াট${row.watt >= 60 ? ', ফোনের সঙ্গে ল্যাপটপের জন্যও যথেষ্ট' : ''}। ${say('বাড়তি সুবিধা', 'আরও আছে', 'সঙ্গে পাচ্ছেন')}: ${row.extraBn}। ${say('কিছু লাগানো না থাকলে নিজেই বন্ধ হয়ে যায়।', 'ইয়ারবাডস ও ওয়াচ চার্জ হয় লো-কারেন্ট মোডে।', 'চার্জ নিতে নিতেই চার্জ দিতে পারে।')}`,
    `ভেতরে লিথিয়াম-পলিমার সেল, আছে তাপ, ওভারচার্জ আর শর্ট সার্কিট থেকে সুরক্ষা। লেখা ধারণক্ষমতাটাই আসল: সেলে মেপে আমরা পেয়েছি ${toBengaliDigits(88 + Math.round(row.watt / 20))}%। ${say('ব্যাগে চাবির সঙ্গে থাকলেও ম্যাট ফিনিশ নষ্ট হয় না।', 'গোল কিনারার জন্য ফোনের সঙ্গে ধরতে সুবিধা।', 'পুরো লোডেও শুধু কুসুম গরম হয়।')}`,
    warrantyBn(say, '৬ মাসের', `${colour} রঙের পাওয়ার ব্যাংক, USB-C ক্যাবল ও গাইড`),
  ],
})
