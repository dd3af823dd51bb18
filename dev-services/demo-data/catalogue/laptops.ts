import { toBengaliDigits } from '../../../common/bengali'
import { family, inches, type ModelRow, panelOf } from './family'
import { warranty, warrantyBn } from './warranty'

type LaptopRow = ModelRow & {
  screen: string
  screenBn: string
  chip: string
  chipBn: string
  ram: number
  ssd: string
  graphics: string
  graphicsBn: string
  weight: number
  hours: number
}

// biome-ignore format: one model, one line
const rows: LaptopRow[] = [
  { model: 'Nodvane Slate 14 Laptop 8GB 512GB', modelBn: 'নোডভেন স্লেট ১৪ ল্যাপটপ ৮ জিবি ৫১২ জিবি', colours: ['Silver', 'Midnight'], price: 62990, shape: 'thin', screen: '14 inch IPS, 1920 x 1200', screenBn: '১৪ ইঞ্চি IPS (১৯২০ x ১২০০)', chip: '6-core Surma 5', chipBn: '৬-কোর সুরমা 5', ram: 8, ssd: '512 GB', graphics: 'integrated graphics', graphicsBn: 'ইন্টিগ্রেটেড গ্রাফিক্স', weight: 1.38, hours: 10, pitch: 'Slate 14 is the laptop for a degree: light enough for the stairs, tough enough for the bus, and quick for everything but games.', pitchBn: 'পড়াশোনার ল্যাপটপ স্লেট ১৪: সিঁড়ি ভাঙার মতো হালকা, বাসে নেওয়ার মতো শক্ত, আর গেম ছাড়া সব কাজে দ্রুত।' },
  { model: 'Nodvane Slate 14 Pro Laptop 16GB 1TB', modelBn: 'নোডভেন স্লেট ১৪ প্রো ল্যাপটপ ১৬ জিবি ১ টিবি', colours: ['Graphite', 'Sand'], price: 98500, shape: 'thin', screen: '14 inch OLED, 2880 x 1800', screenBn: '১৪ ইঞ্চি OLED (২৮৮০ x ১৮০০)', chip: '10-core Surma 7', chipBn: '১০-কোর সুরমা 7', ram: 16, ssd: '1 TB', graphics: 'integrated graphics', graphicsBn: 'ইন্টিগ্রেটেড গ্রাফিক্স', weight: 1.29, hours: 13, pitch: 'Slate 14 Pro swaps in an OLED screen and a larger battery. Designers notice the first, everyone notices the second.', pitchBn: 'স্লেট ১৪ প্রোতে আছে OLED স্ক্রিন আর আরও বড় ব্যাটারি। প্রথমটি ডিজাইনারদের চোখে পড়ে, দ্বিতীয়টি সবার।' },
  { model: 'Nodvane Slate 16 Creator Laptop 32GB 1TB', modelBn: 'নোডভেন স্লেট ১৬ ক্রিয়েটর ল্যাপটপ ৩২ জিবি ১ টিবি', colours: ['Titanium'], price: 184900, shape: 'thin', screen: '16 inch mini-LED, 3200 x 2000', screenBn: '১৬ ইঞ্চি মিনি-LED (৩২০০ x ২০০০)', chip: '14-core Surma 9', chipBn: '১৪-কোর সুরমা 9', ram: 32, ssd: '1 TB', graphics: 'Trisul 4060 with 8 GB', graphicsBn: 'ট্রিসুল 4060 (৮ জিবি)', weight: 1.95, hours: 11, pitch: 'Creator is built for timelines and layers: a colour-checked mini-LED screen over a machine that exports while you fetch the tea.', pitchBn: 'ভিডিও এডিটিং আর ডিজাইনের জন্য তৈরি ক্রিয়েটর: রং যাচাই করা মিনি-LED স্ক্রিন, আর চা আনতে আনতেই এক্সপোর্ট শেষ।' },
  { model: 'Taruvok Book 15 Laptop 8GB 256GB', modelBn: 'তারুভক বুক ১৫ ল্যাপটপ ৮ জিবি ২৫৬ জিবি', colours: ['Pearl White', 'Charcoal'], price: 41990, shape: 'classic', screen: '15.6 inch IPS, 1920 x 1080', screenBn: '১৫.৬ ইঞ্চি IPS (১৯২০ x ১০৮০)', chip: '4-core Surma 3', chipBn: '৪-কোর সুরমা 3', ram: 8, ssd: '256 GB', graphics: 'integrated graphics', graphicsBn: 'ইন্টিগ্রেটেড গ্রাফিক্স', weight: 1.68, hours: 8, pitch: 'Book 15 does accounts, classes and calls, has a number pad, and costs what a good phone does.', pitchBn: 'হিসাব, ক্লাস আর কল, সবই চলে বুক ১৫-এ। নাম্বার প্যাডও আছে, দাম ভালো একটি ফোনের সমান।' },
  { model: 'Taruvok Book 13 Mini Laptop 4GB 128GB', modelBn: 'তারুভক বুক ১৩ মিনি ল্যাপটপ ৪ জিবি ১২৮ জিবি', colours: ['Sky', 'Rose Gold'], price: 38490, shape: 'thin', screen: '13.3 inch IPS, 1920 x 1080', screenBn: '১৩.৩ ইঞ্চি IPS (১৯২০ x ১০৮০)', chip: '4-core Surma N', chipBn: '৪-কোর সুরমা N', ram: 4, ssd: '128 GB', graphics: 'integrated graphics', graphicsBn: 'ইন্টিগ্রেটেড গ্রাফিক্স', weight: 1.14, hours: 11, pitch: 'The smallest laptop here, and the lightest. For writing on trains, it is all you need.', pitchBn: 'আমাদের সবচেয়ে ছোট ল্যাপটপগুলোর একটি। ট্রেনে বসে লেখার জন্য এটুকুই যথেষ্ট।' },
  { model: 'Taruvok Raptor 16 Gaming Laptop 16GB 1TB', modelBn: 'তারুভক র‍্যাপ্টর ১৬ গেমিং ল্যাপটপ ১৬ জিবি ১ টিবি', colours: ['Midnight'], price: 169000, shape: 'gaming', screen: '16 inch IPS, 2560 x 1600, 165 Hz', screenBn: '১৬ ইঞ্চি ১৬৫ Hz IPS (২৫৬০ x ১৬০০)', chip: '14-core Surma 9H', chipBn: '১৪-কোর সুরমা 9H', ram: 16, ssd: '1 TB', graphics: 'Trisul 4070 with 8 GB', graphicsBn: 'ট্রিসুল 4070 (৮ জিবি)', weight: 2.45, hours: 6, pitch: 'Raptor moves its air through the whole of its back edge, and so keeps its pace in the third hour of a match, when others slow down.', pitchBn: 'পেছনের পুরো ধার দিয়ে গরম বাতাস বের করে র‍্যাপ্টর, তাই খেলার তৃতীয় ঘণ্টায় অন্যরা ধীর হলেও এর গতি কমে না।' },
  { model: 'Taruvok Raptor 15 Gaming Laptop 16GB 512GB', modelBn: 'তারুভক র‍্যাপ্টর ১৫ গেমিং ল্যাপটপ ১৬ জিবি ৫১২ জিবি', colours: ['Charcoal', 'Crimson'], price: 112000, shape: 'gaming', screen: '15.6 inch IPS, 1920 x 1080, 144 Hz', screenBn: '১৫.৬ ইঞ্চি ১৪৪ Hz IPS (১৯২০ x ১০৮০)', chip: '8-core Surma 7H', chipBn: '৮-কোর সুরমা 7H', ram: 16, ssd: '512 GB', graphics: 'Trisul 4050 with 6 GB', graphicsBn: 'ট্রিসুল 4050 (৬ জিবি)', weight: 2.2, hours: 6, pitch: 'A gaming laptop for sensible people: full-HD at high frames, a quiet mode for class, and room for a second drive.', pitchBn: 'হিসেবি মানুষের গেমিং ল্যাপটপ: ফুল HD-তে বেশি ফ্রেম, ক্লাসের জন্য নীরব মোড, আর দ্বিতীয় ড্রাইভের জায়গা।' },
  { model: 'Ujjvane Flex 14 Touch Laptop 16GB 512GB', modelBn: 'উজ্জ্বন ফ্লেক্স ১৪ টাচ ল্যাপটপ ১৬ জিবি ৫১২ জিবি', colours: ['Teal', 'Silver'], price: 92990, shape: 'thin', screen: '14 inch touch IPS, 1920 x 1200, folding', screenBn: '১৪ ইঞ্চি ভাঁজ করা টাচ IPS (১৯২০ x ১২০০)', chip: '8-core Surma 7', chipBn: '৮-কোর সুরমা 7', ram: 16, ssd: '512 GB', graphics: 'integrated graphics', graphicsBn: 'ইন্টিগ্রেটেড গ্রাফিক্স', weight: 1.49, hours: 10, pitch: 'Flex folds all the way over: a laptop on the desk, a tent on the train tray, a tablet with a pen on the sofa.', pitchBn: 'ফ্লেক্স পুরো উল্টে ভাঁজ হয়: ডেস্কে ল্যাপটপ, ট্রেনের টেবিলে তাঁবুর মতো, আর সোফায় কলমসহ ট্যাবলেট।' },
  { model: 'Ujjvane Station 17 Laptop 64GB 2TB', modelBn: 'উজ্জ্বন স্টেশন ১৭ ল্যাপটপ ৬৪ জিবি ২ টিবি', colours: ['Graphite'], price: 239500, shape: 'classic', screen: '17.3 inch IPS, 3840 x 2160', screenBn: '১৭.৩ ইঞ্চি IPS (৩৮৪০ x ২১৬০)', chip: '24-core Surma 9X', chipBn: '২৪-কোর সুরমা 9X', ram: 64, ssd: '2 TB', graphics: 'Trisul A3000 with 12 GB', graphicsBn: 'ট্রিসুল A3000 (১২ জিবি)', weight: 2.9, hours: 5, pitch: 'Station is a drawing office that closes: certified for engineering software, and fast where minutes used to be lost.', pitchBn: 'ভাঁজ করা যায় এমন এক ড্রয়িং অফিস স্টেশন: ইঞ্জিনিয়ারিং সফটওয়্যারের জন্য সার্টিফায়েড, আর যেখানে মিনিটের পর মিনিট যেত সেখানেও দ্রুত।' },
  { model: 'Ujjvane Air 13 Laptop 8GB 512GB', modelBn: 'উজ্জ্বন এয়ার ১৩ ল্যাপটপ ৮ জিবি ৫১২ জিবি', colours: ['Ivory', 'Ocean Blue'], price: 74990, shape: 'thin', screen: '13.6 inch IPS, 2560 x 1600', screenBn: '১৩.৬ ইঞ্চি IPS (২৫৬০ x ১৬০০)', chip: '8-core Surma 5U', chipBn: '৮-কোর সুরমা 5U', ram: 8, ssd: '512 GB', graphics: 'integrated graphics', graphicsBn: 'ইন্টিগ্রেটেড গ্রাফিক্স', weight: 1.05, hours: 15, pitch: 'Air 13 has no fan and makes no sound. Fifteen hours from a charge, a kilo in the bag, nothing to hear.', pitchBn: 'এয়ার ১৩-এ ফ্যান নেই, শব্দও নেই। একবার চার্জে পনেরো ঘণ্টা, ব্যাগে এক কেজির মতো ওজন।' },
]

const ssdBn = ({ ssd }: LaptopRow) =>
  toBengaliDigits(ssd.replace('GB', 'জিবি').replace('TB', 'টিবি'))

/** `512 GB`, `1 TB` */
const gigabytes = (size: string) => Number.parseFloat(size) * (size.endsWith('TB') ? 1000 : 1)

export const laptops = family<LaptopRow>({
  category: 'Laptop',
  rows,
  attributes: (row) => ({
    screen: inches(row.screen),
    panel: panelOf(row.screen),
    processor: row.chip,
    memory: row.ram,
    storage: gigabytes(row.ssd),
    batteryLife: row.hours,
    weight: Math.round(row.weight * 1000),
  }),
  features: (row) => [
    `${row.screen} screen`,
    `${row.chip} processor, ${row.ram} GB memory`,
    `${row.ssd} NVMe drive`,
    row.graphics.charAt(0).toUpperCase() + row.graphics.slice(1),
    `${row.weight} kg, up to ${row.hours} hours of battery`,
    'Backlit keyboard with Bangla layout printed',
  ],
  story: (row, say, colour) => [
    `The ${row.chip} works with ${row.ram} GB of memory and a ${row.ssd} NVMe drive; ${say('it starts in under ten seconds', 'programs open while your finger is still on the key', 'it wakes as the lid opens')}. ${row.graphics.startsWith('integrated') ? say('Integrated graphics are enough for films, photo work and light games.', 'The integrated graphics drive a second 4K screen as well.') : `The ${row.graphics} ${say('takes on present-day games and 3D work', 'renders, cuts and plays without complaint')}.`}`,
    `The screen is ${row.screen}, ${say('matt enough to work by a window', 'with a narrow frame on all sides', 'even in colour from edge to edge')}. Keys have ${say('1.4', '1.5', '1.3')} mm of travel, are lit, and carry Bangla letters. At ${row.weight} kg ${row.weight < 1.5 ? 'it goes everywhere' : row.weight < 2.1 ? 'it travels well enough' : 'it prefers a desk, but can move'}, and ${row.hours} hours of battery ${row.hours >= 10 ? 'cover a day without the charger' : 'cover a long morning'}.`,
    warranty(
      say,
      row.price > 90000 ? '36 months' : '24 months',
      `the laptop in ${colour}, its USB-C charger and a genuine operating system, activated`,
    ),
  ],
  featuresBn: (row) => [
    `${row.screenBn} ডিসপ্লে`,
    `${row.chipBn} প্রসেসর ও ${toBengaliDigits(row.ram)} জিবি র‍্যাম`,
    `${ssdBn(row)} NVMe SSD`,
    row.graphicsBn,
    `${toBengaliDigits(row.weight)} কেজি ও ব্যাটারি ${toBengaliDigits(row.hours)} ঘণ্টা পর্যন্ত`,
    'বাংলা লে-আউট ছাপা ব্যাকলিট কিবোর্ড',
  ],
  storyBn: (row, say, colour) => [
    `${row.chipBn} প্রসেসরের সঙ্গে আছে ${toBengaliDigits(row.ram)} জিবি র‍্যাম ও ${ssdBn(row)} NVMe SSD; ${say('চালু হয় দশ সেকেন্ডের কমে', 'আঙুল তোলার আগেই প্রোগ্রাম খুলে যায়', 'ঢাকনা খুললেই জেগে ওঠে')}। ${row.graphics.startsWith('integrated') ? say('ইন্টিগ্রেটেড গ্রাফিক্স সিনেমা, ছবির কাজ আর হালকা গেমের জন্য যথেষ্ট।', 'ইন্টিগ্রেটেড গ্রাফিক্সে আরেকটি 4K স্ক্রিনও চলে।') : `${row.graphicsBn} গ্রাফিক্সে ${say('এখনকার গেম আর থ্রিডি কাজ চলে', 'রেন্ডার, এডিট আর গেম চলে সহজেই')}।`}`,
    `${row.screenBn} ডিসপ্লে ${say('ম্যাট, জানালার পাশে বসেও কাজ করা যায়', 'সব দিকেই সরু বেজেলের', 'এক কোণ থেকে আরেক কোণ পর্যন্ত সমান রঙের')}। কিবোর্ডে আলো আর বাংলা অক্ষর আছে। ওজন ${toBengaliDigits(row.weight)} কেজি, ${row.weight < 1.5 ? 'সবখানেই নেওয়া যায়' : row.weight < 2.1 ? 'সঙ্গে নিতে অসুবিধা নেই' : 'ডেস্কেই বেশি মানায়, দরকারে সরানোও যায়'}; ব্যাটারি চলে ${toBengaliDigits(row.hours)} ঘণ্টা পর্যন্ত, ${row.hours >= 10 ? 'চার্জার ছাড়াই পুরো দিন' : 'লম্বা একটি সকালের জন্য যথেষ্ট'}।`,
    warrantyBn(
      say,
      row.price > 90000 ? '৩৬ মাসের' : '২৪ মাসের',
      `${colour} রঙের ল্যাপটপ, USB-C চার্জার ও অ্যাকটিভেট করা আসল অপারেটিং সিস্টেম`,
    ),
  ],
})
