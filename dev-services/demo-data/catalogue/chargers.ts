import { toBengaliDigits } from '../../../common/bengali'
import { family, type ModelRow } from './family'
import { warranty, warrantyBn } from './warranty'

type ChargerRow = ModelRow & {
  watt: number
  what: string
  whatBn: string
  lines: string[]
  linesBn: string[]
  use: string
  /** What it is for, with 'জন্য'. */
  useBn: string
}

// biome-ignore format: one model, one line
const rows: ChargerRow[] = [
  { model: 'Ampivo Cube 20W USB-C Charger', modelBn: 'অ্যাম্পিভো কিউব ২০ ওয়াট USB-C চার্জার', colours: ['Pearl White', 'Charcoal'], price: 690, shape: 'brick', watt: 20, what: 'wall charger', whatBn: 'ওয়াল চার্জার', lines: ['One USB-C port', 'Fits every local socket'], linesBn: ['একটি USB-C পোর্ট', 'দেশের সব সকেটে লাগে'], use: 'a phone by the bed', useBn: 'বিছানার পাশে ফোন চার্জ দেওয়ার জন্য', pitch: 'A small cube that fills a phone to half in thirty minutes, and stays cool on the pillow side.', pitchBn: 'ছোট একটি কিউব, ত্রিশ মিনিটে ফোন অর্ধেক চার্জ করে, বালিশের পাশেও ঠান্ডা থাকে।' },
  { model: 'Ampivo Cube 33W GaN Charger', family: 'Ampivo Cube GaN Charger', modelBn: 'অ্যাম্পিভো কিউব ৩৩ ওয়াট GaN চার্জার', colours: ['Midnight', 'Mint'], price: 1190, shape: 'brick', watt: 33, what: 'GaN wall charger', whatBn: 'GaN ওয়াল চার্জার', lines: ['One USB-C and one USB-A port', 'Gallium-nitride parts run cooler'], linesBn: ['একটি USB-C ও একটি USB-A পোর্ট', 'গ্যালিয়াম নাইট্রাইড বলে কম গরম হয়'], use: 'phone and earbuds together', useBn: 'ফোন ও ইয়ারবাডস একসঙ্গে চার্জ দেওয়ার জন্য', pitch: 'Two ports in the space of one: Cube 33 charges a phone quickly and something small beside it.', pitchBn: 'একটির জায়গায় দুটি পোর্ট: কিউব ৩৩ ফোন দ্রুত চার্জ করে, পাশে ছোট আরেকটি ডিভাইসও।' },
  { model: 'Ampivo Cube 65W GaN Charger', family: 'Ampivo Cube GaN Charger', modelBn: 'অ্যাম্পিভো কিউব ৬৫ ওয়াট GaN চার্জার', colours: ['Graphite', 'Ivory'], price: 2290, shape: 'brick', watt: 65, what: 'GaN wall charger', whatBn: 'GaN ওয়াল চার্জার', lines: ['Two USB-C and one USB-A port', 'Charges most laptops'], linesBn: ['দুটি USB-C ও একটি USB-A পোর্ট', 'বেশির ভাগ ল্যাপটপ চার্জ করে'], use: 'laptop, phone and watch from one socket', useBn: 'এক সকেটে ল্যাপটপ ও ফোন আর ওয়াচ চার্জ দেওয়ার জন্য', pitch: 'Leave the laptop’s black brick at home. Cube 65 is a third of its size and feeds three devices.', pitchBn: 'ল্যাপটপের বড় চার্জারটি বাসায় রেখে যান। কিউব ৬৫ তার তিন ভাগের এক ভাগ, অথচ চার্জ করে তিনটি ডিভাইস।' },
  { model: 'Zolavik Tower 100W Desktop Charger', modelBn: 'জোলাভিক টাওয়ার ১০০ ওয়াট ডেস্কটপ চার্জার', colours: ['Silver'], price: 3490, shape: 'desktop', watt: 100, what: 'desktop charger', whatBn: 'ডেস্কটপ চার্জার', lines: ['Three USB-C and two USB-A ports', '1.5 m power cord'], linesBn: ['তিনটি USB-C ও দুটি USB-A পোর্ট', '১.৫ মিটার পাওয়ার কর্ড'], use: 'a family’s whole collection', useBn: 'পুরো পরিবারের সব ডিভাইসের জন্য', pitch: 'One tower on the sideboard instead of five bricks behind it. Each port says on its face what it gives.', pitchBn: 'পাঁচটি চার্জারের বদলে একটি টাওয়ার। কোন পোর্টে কত ওয়াট, সামনেই লেখা আছে।' },
  { model: 'Ampivo Braid USB-C Cable 100W', modelBn: 'অ্যাম্পিভো ব্রেইড USB-C ক্যাবল ১০০ ওয়াট', colours: ['Crimson', 'Ocean Blue', 'Charcoal'], price: 450, shape: 'cable', watt: 100, what: 'USB-C to USB-C cable', whatBn: 'USB-C টু USB-C ক্যাবল', lines: ['1.8 m double-braided nylon', 'Bends 20,000 times at the plug'], linesBn: ['১.৮ মিটার ডাবল-ব্রেইডেড নাইলন', 'প্লাগের কাছে ২০০০০ বার বাঁকানো যায়'], use: 'fast charging from the far socket', useBn: 'দূরের সকেট থেকে ফাস্ট চার্জিংয়ের জন্য', pitch: 'Long enough to reach from the socket to the sofa, and braided so that it outlives the phone.', pitchBn: 'সকেট থেকে সোফা পর্যন্ত পৌঁছানোর মতো লম্বা, আর ব্রেইডেড বলে ফোনের চেয়েও বেশি দিন টেকে।' },
  { model: 'Ampivo Braid USB-A to C Cable', modelBn: 'অ্যাম্পিভো ব্রেইড USB-A টু C ক্যাবল', colours: ['Forest', 'Lilac'], price: 290, shape: 'cable', watt: 27, what: 'USB-A to USB-C cable', whatBn: 'USB-A টু USB-C ক্যাবল', lines: ['1.2 m braided nylon', 'Data and charging'], linesBn: ['১.২ মিটার ব্রেইডেড নাইলন', 'ডেটা ও চার্জিং'], use: 'older chargers and cars', useBn: 'পুরোনো চার্জার ও গাড়ির জন্য', pitch: 'The cable that always goes missing, in colours that you will find again.', pitchBn: 'যে ক্যাবল বারবার হারায়, এবার এমন রঙে যে সহজেই খুঁজে পাবেন।' },
  { model: 'Zolavik Disc 15W Wireless Charger', modelBn: 'জোলাভিক ডিস্ক ১৫ ওয়াট ওয়্যারলেস চার্জার', colours: ['Midnight', 'Sand'], price: 1290, shape: 'pad', watt: 15, what: 'wireless charging pad', whatBn: 'ওয়্যারলেস চার্জিং প্যাড', lines: ['Magnetic alignment', 'USB-C, 1 m cable'], linesBn: ['ম্যাগনেটে ঠিক জায়গায় বসে', 'USB-C ও ১ মিটার ক্যাবল'], use: 'a desk or night table', useBn: 'ডেস্ক বা বিছানার পাশের টেবিলের জন্য', pitch: 'Put the phone down and it charges; pick it up and it stops. Disc is a ring of magnets under a soft cloth top.', pitchBn: 'ফোন রাখলেই চার্জ শুরু, তুললেই বন্ধ। ডিস্কের নরম কাপড়ের নিচে আছে ম্যাগনেটের রিং।' },
  { model: 'Zolavik Trio 3-in-1 Charging Stand', modelBn: 'জোলাভিক ট্রায়ো ৩-ইন-১ চার্জিং স্ট্যান্ড', colours: ['Pearl White', 'Graphite'], price: 2990, shape: 'stand', watt: 23, what: 'wireless charging stand', whatBn: 'ওয়্যারলেস চার্জিং স্ট্যান্ড', lines: ['Phone, watch and earbuds at once', 'Folds flat for travel'], linesBn: ['ফোন ও ওয়াচ আর ইয়ারবাডস একসঙ্গে', 'ভ্রমণে ভাঁজ করা যায়'], use: 'phone, watch and earbuds overnight', useBn: 'রাতে ফোন ও ওয়াচ আর ইয়ারবাডস চার্জ দেওয়ার জন্য', pitch: 'Trio tidies the night table: phone upright, watch beside it, earbuds at its foot, and a single cable for all three.', pitchBn: 'বিছানার পাশের টেবিল গুছিয়ে রাখে ট্রায়ো: ফোন দাঁড়িয়ে, পাশে ওয়াচ, নিচে ইয়ারবাডস, আর তিনটির জন্য একটিই ক্যাবল।' },
  { model: 'Ampivo Drive 45W Car Charger', modelBn: 'অ্যাম্পিভো ড্রাইভ ৪৫ ওয়াট কার চার্জার', colours: ['Charcoal'], price: 890, shape: 'car', watt: 45, what: 'car charger', whatBn: 'কার চার্জার', lines: ['One USB-C and one USB-A port', 'Metal body with voltage display'], linesBn: ['একটি USB-C ও একটি USB-A পোর্ট', 'ভোল্টেজ ডিসপ্লেসহ মেটাল বডি'], use: 'long drives to Sylhet', useBn: 'সিলেটের মতো লম্বা যাত্রার জন্য', pitch: 'Drive is a solid plug of metal that charges two phones quickly, and shows whether the car’s battery is well.', pitchBn: 'মজবুত মেটাল বডির ড্রাইভ দুটি ফোন দ্রুত চার্জ করে, আর গাড়ির ব্যাটারি ঠিক আছে কি না তা-ও দেখায়।' },
  { model: 'Zolavik Strip Power Extension', modelBn: 'জোলাভিক স্ট্রিপ পাওয়ার এক্সটেনশন', colours: ['Pearl White', 'Charcoal'], price: 1890, shape: 'strip', watt: 30, what: 'power strip', whatBn: 'পাওয়ার স্ট্রিপ', lines: ['Four universal sockets and four USB ports', 'Surge protection, 2 m copper cord'], linesBn: ['চারটি ইউনিভার্সাল সকেট ও চারটি USB পোর্ট', 'সার্জ প্রোটেকশন ও ২ মিটার কপার কর্ড'], use: 'a desk with too few sockets', useBn: 'কম সকেটের ডেস্কের জন্য', pitch: 'Four sockets that take any plug, four USB ports for the rest, and a fuse that goes before your television does.', pitchBn: 'চারটি সকেটে সব ধরনের প্লাগ লাগে, বাকিদের জন্য চারটি USB পোর্ট, আর বিপদে টিভির আগে ফিউজটিই কাটে।' },
  { model: 'Ampivo Spark 120W Charger', modelBn: 'অ্যাম্পিভো স্পার্ক ১২০ ওয়াট চার্জার', colours: ['Marigold'], price: 2690, shape: 'brick', watt: 120, what: 'GaN wall charger', whatBn: 'GaN ওয়াল চার্জার', lines: ['One USB-C and one USB-A port', 'Speaks all common fast-charge protocols'], linesBn: ['একটি USB-C ও একটি USB-A পোর্ট', 'প্রচলিত সব ফাস্ট চার্জ প্রটোকল চলে'], use: 'phones that charge in twenty minutes', useBn: 'বিশ মিনিটে চার্জ হয় এমন ফোনের জন্য', pitch: 'Spark speaks every fast-charge dialect we could test, and gives 120 watts to the phones that ask for it.', pitchBn: 'আমরা যত ধরনের ফাস্ট চার্জ পরীক্ষা করেছি, স্পার্ক সবই বোঝে, আর যে ফোন চায় তাকে ১২০ ওয়াট দেয়।' },
  { model: 'Ampivo Coil Car Cable', modelBn: 'অ্যাম্পিভো কয়েল কার ক্যাবল', colours: ['Coral'], price: 390, shape: 'cable', watt: 60, what: 'coiled USB-C cable', whatBn: 'কয়েল করা USB-C ক্যাবল', lines: ['30 cm to 1.5 m coil', 'Angled plug'], linesBn: ['৩০ সেমি থেকে ১.৫ মিটার পর্যন্ত কয়েল', 'বাঁকানো প্লাগ'], use: 'a tidy dashboard', useBn: 'গোছানো ড্যাশবোর্ডের জন্য', pitch: 'A coil that stretches to the back seat, and keeps itself out of the gear lever.', pitchBn: 'টানলে পেছনের সিট পর্যন্ত পৌঁছায়, ছাড়লে গুটিয়ে গিয়ার লিভার থেকে দূরে থাকে।' },
]

export const chargers = family<ChargerRow>({
  category: 'Charging Accessories',
  rows,
  attributes: (row) => ({
    charging: row.watt,
  }),
  features: (row) => [
    `Up to ${row.watt} W`,
    ...row.lines,
    row.shape === 'cable' ? 'Gold-plated contacts' : 'Protection against heat and overvoltage',
  ],
  story: (row, say, colour) => [
    `This ${row.what} delivers up to ${row.watt} W, ${say('which is right for', 'made for', 'just what you need for')} ${row.use}. ${say('Good to know', 'The details', 'In short')}: ${row.lines.map((line) => line.replace(/^[A-Z](?=[a-z])/, (c) => c.toLowerCase())).join('; ')}. ${say('Everything clicks in firmly.', 'Plugs sit tight and do not spark.', 'The fit is precise.')}`,
    `${row.shape === 'cable' ? say('A chip in the plug tells the charger what the cable can carry.', 'Thick copper inside means little is lost on the way.', 'We pulled ours under a chair for a month; it did not mind.') : say('It was tested from 160 to 250 volts, as our mains demand.', 'Uneven mains voltage does not trouble it.', 'Temperature is watched hundreds of times a second.')} ${say(`The ${colour.toLowerCase()} finish is matt and does not show scratches.`, 'It works with phones, tablets, watches and earbuds of every make.', 'Old devices simply take what they can.')}`,
    warranty(
      say,
      row.price > 1000 ? '12 months' : '6 months',
      row.shape === 'cable'
        ? 'the cable with a reusable tie'
        : `the ${row.what}${['pad', 'stand'].includes(row.shape) ? ', a USB-C cable' : ''} and a safety leaflet`,
    ),
  ],
  featuresBn: (row) => [
    `সর্বোচ্চ ${toBengaliDigits(row.watt)} ওয়াট`,
    ...row.linesBn,
    row.shape === 'cable' ? 'গোল্ড-প্লেটেড কন্টাক্ট' : 'অতিরিক্ত তাপ ও ভোল্টেজ থেকে সুরক্ষা',
  ],
  storyBn: (row, say, colour) => [
    `এই ${row.whatBn} দেয় সর্বোচ্চ ${toBengaliDigits(row.watt)} ওয়াট, ${row.useBn} ${say('মানানসই', 'তৈরি', 'একদম ঠিক')}। ${say('জেনে রাখুন', 'বিস্তারিত', 'সংক্ষেপে')}: ${row.linesBn.join('; ')}। ${say('সবকিছু আঁটসাঁট হয়ে বসে।', 'প্লাগ শক্ত হয়ে বসে, স্পার্ক করে না।', 'মাপ নিখুঁত।')}`,
    `${row.shape === 'cable' ? say('ক্যাবল কত বিদ্যুৎ নিতে পারে, প্লাগের চিপ চার্জারকে তা জানিয়ে দেয়।', 'ভেতরে মোটা তামার তার, তাই পথে শক্তি কম নষ্ট হয়।', 'এক মাস চেয়ারের নিচে টানাটানি করেও আমাদেরটির কিছু হয়নি।') : say('আমাদের বিদ্যুতের কথা ভেবে ১৬০ থেকে ২৫০ ভোল্টে পরীক্ষা করা।', 'ভোল্টেজ ওঠানামা করলেও সমস্যা হয় না।', 'সেকেন্ডে কয়েক শ বার তাপমাত্রা পরীক্ষা করে।')} ${say(`ম্যাট ${colour} ফিনিশে আঁচড় বোঝা যায় না।`, 'সব ব্র্যান্ডের ফোন, ট্যাবলেট, ওয়াচ ও ইয়ারবাডসে চলে।', 'পুরোনো ডিভাইস নিজের যতটুকু লাগে ততটুকুই নেয়।')}`,
    warrantyBn(
      say,
      row.price > 1000 ? '১২ মাসের' : '৬ মাসের',
      row.shape === 'cable'
        ? 'ক্যাবল ও বারবার ব্যবহারের টাই'
        : `${row.whatBn}${['pad', 'stand'].includes(row.shape) ? ', USB-C ক্যাবল' : ''} ও নিরাপত্তা নির্দেশিকা`,
    ),
  ],
})
