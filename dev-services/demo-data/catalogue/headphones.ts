import { toBengaliDigits } from '../../../common/bengali'
import { family, type ModelRow } from './family'
import { warranty, warrantyBn } from './warranty'

type HeadphonesRow = ModelRow & {
  driver: number
  hours?: number
  anc?: number
  link: string
  linkBn: string
  weight: number
  extra: string
  extraBn: string
}

// biome-ignore format: one model, one line
const rows: HeadphonesRow[] = [
  { model: 'Sonvire Hush 7 ANC Headphones', modelBn: 'সনভায়ার হাশ ৭ ANC হেডফোন', colours: ['Midnight', 'Sand'], price: 13990, shape: 'over', driver: 40, hours: 50, anc: 50, link: 'Bluetooth 5.4', linkBn: 'ব্লুটুথ ৫.৪', weight: 254, extra: 'Adaptive noise cancelling with wind filter', extraBn: 'উইন্ড ফিল্টারসহ অ্যাডাপটিভ নয়েজ ক্যান্সেলিং', pitch: 'Hush 7 closes a door on the city. Put it on in an open office, and the first thing you notice is your own breath.', pitchBn: 'হাশ ৭ যেন শহরের শব্দের দরজা বন্ধ করে দেয়। ভরা অফিসে পরে দেখুন, প্রথমেই শুনবেন নিজের নিশ্বাস।' },
  { model: 'Sonvire Hush 5 ANC Headphones', modelBn: 'সনভায়ার হাশ ৫ ANC হেডফোন', colours: ['Pearl White', 'Charcoal'], price: 7490, shape: 'over', driver: 40, hours: 45, anc: 40, link: 'Bluetooth 5.3', linkBn: 'ব্লুটুথ ৫.৩', weight: 248, extra: 'Folds flat into a hard case', extraBn: 'ভাঁজ হয়ে হার্ড কেসে ঢোকে', pitch: 'Hush 5 gives you the quiet that matters on a night coach, at about half of what the 7 costs.', pitchBn: 'রাতের কোচে যে নীরবতা দরকার, হাশ ৫ তা দেয় হাশ ৭-এর প্রায় অর্ধেক দামে।' },
  { model: 'Dhonira Mono On-Ear Headphones', modelBn: 'ধনিরা মনো অন-ইয়ার হেডফোন', colours: ['Coral', 'Sage', 'Graphite'], price: 2490, shape: 'on', driver: 32, hours: 40, link: 'Bluetooth 5.3', linkBn: 'ব্লুটুথ ৫.৩', weight: 158, extra: 'Only 158 grams, folds inward', extraBn: 'মাত্র ১৫৮ গ্রাম ও ভেতরের দিকে ভাঁজ হয়', pitch: 'Mono is light, bright and folds into a coat pocket. A cheerful pair for lectures and long walks.', pitchBn: 'মনো হালকা, উজ্জ্বল আর ভাঁজ করে কোটের পকেটে রাখা যায়। ক্লাস আর লম্বা হাঁটার প্রাণবন্ত সঙ্গী।' },
  { model: 'Dhonira Stage Wired Studio Headphones', modelBn: 'ধনিরা স্টেজ ওয়্যারড স্টুডিও হেডফোন', colours: ['Graphite'], price: 4990, shape: 'over', driver: 45, link: '3 m cable, 3.5 mm and 6.3 mm', linkBn: '৩ মিটার ক্যাবল (৩.৫ ও ৬.৩ মিমি)', weight: 272, extra: 'Closed-back, for recording and mixing', extraBn: 'রেকর্ডিং ও মিক্সিংয়ের জন্য ক্লোজড-ব্যাক', pitch: 'Stage is what you wear at a microphone: closed, honest and comfortable for an album’s worth of takes.', pitchBn: 'মাইক্রোফোনের সামনে পরার হেডফোন স্টেজ: ক্লোজড-ব্যাক, নির্ভেজাল শব্দ, আর পুরো অ্যালবাম রেকর্ড করার মতো আরামদায়ক।' },
  { model: 'Gunjivo Raid 7.1 Gaming Headphones', modelBn: 'গুঞ্জিভো রেইড ৭.১ গেমিং হেডফোন', colours: ['Crimson', 'Midnight'], price: 3990, shape: 'gaming', driver: 50, link: 'USB and 3.5 mm cable', linkBn: 'USB ও ৩.৫ মিমি ক্যাবল', weight: 310, extra: 'Detachable microphone and 7.1 surround', extraBn: 'খোলা যায় এমন মাইক্রোফোন ও ৭.১ সারাউন্ড', pitch: 'Raid tells you where the shot came from before the picture does. Its cushions are cloth, because Dhaka is warm.', pitchBn: 'গুলি কোন দিক থেকে এল, ছবির আগেই জানিয়ে দেয় রেইড। ঢাকার গরমের কথা ভেবে কুশনগুলো কাপড়ের।' },
  { model: 'Gunjivo Raid Air Gaming Headphones', modelBn: 'গুঞ্জিভো রেইড এয়ার গেমিং হেডফোন', colours: ['Pearl White', 'Teal'], price: 6490, shape: 'gaming', driver: 50, hours: 30, link: '2.4 GHz dongle and Bluetooth 5.3', linkBn: '২.৪ GHz ডঙ্গল ও ব্লুটুথ ৫.৩', weight: 285, extra: 'Lag-free wireless with a flip-up microphone', extraBn: 'ল্যাগ ছাড়া ওয়্যারলেস ও ওপরে তোলা যায় এমন মাইক্রোফোন', pitch: 'Raid without the cable: a small dongle keeps sound and picture together, and thirty hours outlast any weekend.', pitchBn: 'ক্যাবল ছাড়া রেইড: ছোট ডঙ্গলে শব্দ আর ছবি একসঙ্গে চলে, আর ত্রিশ ঘণ্টার চার্জ পুরো ছুটির চেয়েও লম্বা।' },
  { model: 'Sonvire Nest Kids Headphones', modelBn: 'সনভায়ার নেস্ট কিডস হেডফোন', colours: ['Sky', 'Marigold'], price: 1790, shape: 'on', driver: 30, hours: 25, link: 'Bluetooth 5.3', linkBn: 'ব্লুটুথ ৫.৩', weight: 135, extra: 'Volume limited to 85 dB', extraBn: 'ভলিউম ৮৫ ডেসিবেলের বেশি হয় না', pitch: 'Nest is for online classes and long drives, and never grows louder than small ears can bear.', pitchBn: 'অনলাইন ক্লাস আর লম্বা যাত্রার জন্য নেস্ট। ছোট কানের যতটা সয়, শব্দ কখনো তার বেশি হয় না।' },
  { model: 'Dhonira Bassline Headphones', modelBn: 'ধনিরা বেসলাইন হেডফোন', colours: ['Forest', 'Cocoa'], price: 3290, shape: 'over', driver: 50, hours: 60, link: 'Bluetooth 5.4', linkBn: 'ব্লুটুথ ৫.৪', weight: 240, extra: 'Bass slider on the cup', extraBn: 'কাপে বেস স্লাইডার', pitch: 'Bassline has one control that others lack: a slider on the cup, from polite to Friday night.', pitchBn: 'বেসলাইনে এমন একটি কন্ট্রোল আছে, যা অন্যদের নেই: কাপের স্লাইডারে বেস মৃদু থেকে জমজমাট পর্যন্ত বাড়ে।' },
  { model: 'Sonvire Reference Open Headphones', modelBn: 'সনভায়ার রেফারেন্স ওপেন হেডফোন', colours: ['Silver'], price: 18990, shape: 'over', driver: 53, link: 'Detachable 2 m cable', linkBn: 'খোলা যায় এমন ২ মিটার ক্যাবল', weight: 320, extra: 'Open-back, matched driver pairs', extraBn: 'ওপেন-ব্যাক ও জোড়া মেলানো ড্রাইভার', pitch: 'Reference is for listening with the lights off. Open at the back, it lets a recording stand in the room instead of in your head.', pitchBn: 'আলো নিভিয়ে গান শোনার হেডফোন রেফারেন্স। পেছন খোলা বলে মনে হয় গান মাথার ভেতরে নয়, ঘরেই বাজছে।' },
  { model: 'Gunjivo Office Duo Headphones', modelBn: 'গুঞ্জিভো অফিস ডুয়ো হেডফোন', colours: ['Charcoal', 'Lilac'], price: 2990, shape: 'on', driver: 34, hours: 38, link: 'Bluetooth 5.3, two devices', linkBn: 'ব্লুটুথ ৫.৩ (দুই ডিভাইস)', weight: 149, extra: 'Microphone arm that mutes when raised', extraBn: 'ওপরে তুললেই মাইক্রোফোন মিউট', pitch: 'Office Duo sits on laptop and phone at once; lift the microphone and you are muted, beyond all doubt.', pitchBn: 'অফিস ডুয়ো একসঙ্গে ল্যাপটপ ও ফোনে যুক্ত থাকে। মাইক্রোফোন ওপরে তুললেই মিউট, কোনো সন্দেহ থাকে না।' },
]

export const headphones = family<HeadphonesRow>({
  category: 'Headphones',
  rows,
  attributes: (row) => ({
    driver: row.driver,
    batteryLife: row.hours,
    noiseCancelling: row.anc !== undefined,
    bluetooth: /Bluetooth ([\d.]+)/.exec(row.link)?.[1],
    weight: row.weight,
  }),
  features: (row) => [
    ...(row.anc ? [`Active noise cancelling up to ${row.anc} dB`] : []),
    `${row.driver} mm drivers`,
    ...(row.hours ? [`Up to ${row.hours} hours of playing time`] : []),
    `Connection: ${row.link}`,
    row.extra,
    `Weight ${row.weight} g`,
  ],
  story: (row, say, colour) => [
    `${say('The', 'A pair of', 'Two')} ${row.driver} mm drivers ${say('play from deep drums to the breath of a flute', 'keep bass tight and voices near', 'give an even, unhurried sound')}. ${row.anc ? `Noise cancelling works up to ${row.anc} dB and adapts to where you are; a button lets announcements through.` : row.extra.startsWith('Open') ? 'Air moves freely through the grilles, so it suits a quiet room.' : say('The cushions shut out a good part of the room by themselves.', 'The seal around the ear is good, so moderate volumes are enough.')} ${row.extra}: ${say('simple, and well made', 'you will use it daily', 'it works just as it should')}.`,
    `At ${row.weight} g ${say('it is easily forgotten on the head', 'it is comfortable for a working day', 'the weight is spread well by the padded band')}. Connection: ${row.link}${row.hours ? `, and the battery holds ${row.hours} hours; five minutes on USB-C give about two more` : ', so there is no battery to look after'}. ${say(`The ${colour.toLowerCase()} finish is matt, with soft protein-leather pads.`, 'Pads can be changed, and we stock spare pairs.', 'Hinges are metal where it counts.')}`,
    warranty(
      say,
      row.price > 5000 ? '12 months' : '6 months',
      `the headphones, ${row.hours ? 'a USB-C cable and an audio cable' : 'the cable with its adapter'} and a ${row.price > 5000 ? 'carrying case' : 'cloth pouch'}`,
    ),
  ],
  featuresBn: (row) => [
    ...(row.anc ? [`${toBengaliDigits(row.anc)} ডেসিবেল পর্যন্ত অ্যাকটিভ নয়েজ ক্যান্সেলিং`] : []),
    `${toBengaliDigits(row.driver)} মিমি ড্রাইভার`,
    ...(row.hours ? [`এক চার্জে ${toBengaliDigits(row.hours)} ঘণ্টা পর্যন্ত`] : []),
    `কানেকশন: ${row.linkBn}`,
    row.extraBn,
    `ওজন ${toBengaliDigits(row.weight)} গ্রাম`,
  ],
  storyBn: (row, say, colour) => [
    `${toBengaliDigits(row.driver)} মিমি ড্রাইভারে ${say('গভীর ঢোল থেকে বাঁশির ফুঁ পর্যন্ত সবই শোনা যায়', 'বেস আঁটসাঁট আর কণ্ঠ কাছে মনে হয়', 'শব্দ সমান, কোথাও বাড়াবাড়ি নেই')}। ${row.anc ? `নয়েজ ক্যান্সেলিং ${toBengaliDigits(row.anc)} ডেসিবেল পর্যন্ত কাজ করে ও জায়গা বুঝে মানিয়ে নেয়; ঘোষণা শুনতে একটি বাটনই যথেষ্ট।` : row.extra.startsWith('Open') ? 'জালির ভেতর দিয়ে বাতাস চলে, তাই নিরিবিলি ঘরের জন্য মানানসই।' : say('কুশন নিজেই ঘরের শব্দ অনেকটা আটকায়।', 'কানে ভালোভাবে বসে, তাই মাঝারি ভলিউমই যথেষ্ট।')} ${say('বাড়তি সুবিধা', 'আরও আছে', 'বিশেষ সুবিধা')}: ${row.extraBn}।`,
    `ওজন ${toBengaliDigits(row.weight)} গ্রাম, ${say('মাথায় আছে বলে মনেই থাকে না', 'সারা দিনের কাজেও আরাম', 'প্যাড দেওয়া ব্যান্ডে ওজন সমানভাবে ছড়ায়')}। কানেকশন: ${row.linkBn}। ${row.hours ? `ব্যাটারি চলে ${toBengaliDigits(row.hours)} ঘণ্টা, USB-C-তে পাঁচ মিনিটেই আরও প্রায় দুই ঘণ্টা।` : 'ব্যাটারি নেই, তাই চার্জের চিন্তাও নেই।'} ${say(`ম্যাট ${colour} ফিনিশ, সঙ্গে নরম প্রোটিন লেদারের প্যাড।`, 'প্যাড বদলানো যায়, বাড়তি প্যাড আমাদের স্টকেই থাকে।', 'যেখানে জোর পড়ে, সেখানে কবজা ধাতুর।')}`,
    warrantyBn(
      say,
      row.price > 5000 ? '১২ মাসের' : '৬ মাসের',
      `হেডফোন, ${row.hours ? 'USB-C ক্যাবল, অডিও ক্যাবল' : 'অ্যাডাপ্টারসহ ক্যাবল'} ও ${row.price > 5000 ? 'ক্যারিং কেস' : 'কাপড়ের পাউচ'}`,
    ),
  ],
})
