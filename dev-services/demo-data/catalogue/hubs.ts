import { toBengaliDigits } from '../../../common/bengali'
import { family, type ModelRow } from './family'
import { warranty, warrantyBn } from './warranty'

type HubRow = ModelRow & {
  ports: string[]
  portsBn: string[]
  speed: string
  speedBn: string
  feed?: number
}

// biome-ignore format: one model, one line
const rows: HubRow[] = [
  { model: 'Portivo Dock 8 USB-C Hub', modelBn: 'পোর্টিভো ডক ৮ USB-C হাব', colours: ['Silver', 'Graphite'], price: 4490, shape: 'slab', ports: ['HDMI at 4K 60 Hz', 'three USB-A', 'Ethernet', 'SD and microSD'], portsBn: ['4K ৬০ Hz HDMI', 'তিনটি USB-A', 'ইথারনেট', 'SD ও মাইক্রো-SD'], speed: '10 Gbit/s', speedBn: '১০ Gbit/s', feed: 100, pitch: 'Dock 8 turns a thin laptop back into a computer: screen, network, cards and sticks at once, through a single plug.', pitchBn: 'পাতলা ল্যাপটপকে আবার পুরো কম্পিউটার বানায় ডক ৮: এক প্লাগেই স্ক্রিন, নেটওয়ার্ক, কার্ড আর পেনড্রাইভ।' },
  { model: 'Portivo Dock 5 USB-C Hub', modelBn: 'পোর্টিভো ডক ৫ USB-C হাব', colours: ['Midnight', 'Rose Gold'], price: 2490, shape: 'slab', ports: ['HDMI at 4K 30 Hz', 'two USB-A', 'one USB-C'], portsBn: ['4K ৩০ Hz HDMI', 'দুটি USB-A', 'একটি USB-C'], speed: '5 Gbit/s', speedBn: '৫ Gbit/s', feed: 60, pitch: 'Five ports cover most desks: a monitor, a mouse, a stick, and power that goes straight through.', pitchBn: 'বেশির ভাগ ডেস্কে পাঁচটি পোর্টই যথেষ্ট: মনিটর, মাউস, পেনড্রাইভ আর সরাসরি চার্জ।' },
  { model: 'Portivo Stick 4 USB Hub', modelBn: 'পোর্টিভো স্টিক ৪ USB হাব', colours: ['Pearl White', 'Teal'], price: 890, shape: 'stick', ports: ['four USB-A'], portsBn: ['চারটি USB-A'], speed: '5 Gbit/s', speedBn: '৫ Gbit/s', pitch: 'Stick gives four ports for the price of a lunch, with a cable long enough to hide it behind the screen.', pitchBn: 'এক বেলা খাবারের দামে চারটি পোর্ট দেয় স্টিক, ক্যাবলটিও এত লম্বা যে স্ক্রিনের পেছনে লুকিয়ে রাখা যায়।' },
  { model: 'Portivo Tower Desktop Dock', modelBn: 'পোর্টিভো টাওয়ার ডেস্কটপ ডক', colours: ['Titanium'], price: 9990, shape: 'dock', ports: ['two HDMI at 4K 60 Hz', 'four USB-A', 'two USB-C', 'Ethernet', 'audio'], portsBn: ['4K ৬০ Hz দুটি HDMI', 'চারটি USB-A', 'দুটি USB-C', 'ইথারনেট', 'অডিও'], speed: '10 Gbit/s', speedBn: '১০ Gbit/s', feed: 96, pitch: 'Come to the desk, plug in one cable: two monitors light up, the network is there and the laptop charges. That is Tower.', pitchBn: 'ডেস্কে এসে একটি ক্যাবল লাগান: দুটি মনিটর জ্বলে ওঠে, নেটওয়ার্ক হাজির, ল্যাপটপে চার্জও শুরু। এটাই টাওয়ার।' },
  { model: 'Portivo USB-C to HDMI Converter', modelBn: 'পোর্টিভো USB-C টু HDMI কনভার্টার', colours: ['Charcoal', 'Silver'], price: 1190, shape: 'adapter', ports: ['HDMI at 4K 60 Hz'], portsBn: ['4K ৬০ Hz HDMI'], speed: '18 Gbit/s', speedBn: '১৮ Gbit/s', pitch: 'The one converter to carry to a presentation. It asks for no driver and argues with no projector.', pitchBn: 'প্রেজেন্টেশনে সঙ্গে রাখার মতো একটি কনভার্টার। ড্রাইভার চায় না, কোনো প্রজেক্টরেও আটকায় না।' },
  { model: 'Portivo USB-C to Ethernet Converter', modelBn: 'পোর্টিভো USB-C টু ইথারনেট কনভার্টার', colours: ['Graphite', 'Ivory'], price: 1390, shape: 'adapter', ports: ['gigabit Ethernet'], portsBn: ['গিগাবিট ইথারনেট'], speed: '1 Gbit/s', speedBn: '১ Gbit/s', pitch: 'When the wireless fails on the day of the interview, a cable does not. Gigabit, plug and go.', pitchBn: 'ইন্টারভিউয়ের দিন ওয়াই-ফাই চলে গেলেও ক্যাবল যায় না। গিগাবিট গতি, লাগালেই চলে।' },
  { model: 'Portivo USB-C to Audio Converter', modelBn: 'পোর্টিভো USB-C টু অডিও কনভার্টার', colours: ['Sky', 'Midnight'], price: 690, shape: 'adapter', ports: ['3.5 mm headset socket'], portsBn: ['৩.৫ মিমি হেডসেট জ্যাক'], speed: '24-bit, 96 kHz', speedBn: '২৪-বিট ৯৬ kHz', pitch: 'Keeps your favourite wired pair alive on a phone without a socket, with a converter that hi-fi people approve of.', pitchBn: 'যে ফোনে জ্যাক নেই, সেখানেও আপনার প্রিয় তারের ইয়ারফোন চলবে, আর শব্দ নিয়ে খুঁতখুঁতে শ্রোতাও খুশি থাকবেন।' },
  { model: 'Portivo Card Reader Duo', modelBn: 'পোর্টিভো কার্ড রিডার ডুয়ো', colours: ['Marigold', 'Charcoal'], price: 790, shape: 'stick', ports: ['SD', 'microSD', 'USB-A and USB-C plugs'], portsBn: ['SD', 'মাইক্রো-SD', 'USB-A ও USB-C প্লাগ'], speed: '5 Gbit/s', speedBn: '৫ Gbit/s', pitch: 'From camera to phone or laptop in one step: Duo has a plug of each kind, and reads both cards at once.', pitchBn: 'ক্যামেরা থেকে ফোন বা ল্যাপটপে এক ধাপেই: ডুয়োতে দুই ধরনের প্লাগ আছে, দুটি কার্ডও পড়ে একসঙ্গে।' },
  { model: 'Nodvane Link VGA Converter', modelBn: 'নোডভেন লিংক VGA কনভার্টার', colours: ['Ocean Blue'], price: 990, shape: 'adapter', ports: ['VGA at 1080p', 'audio out'], portsBn: ['1080p VGA', 'অডিও আউট'], speed: '1080p 60 Hz', speedBn: '1080p ৬০ Hz', pitch: 'Many meeting rooms still have that blue plug. Link brings HDMI laptops to it, sound included.', pitchBn: 'অনেক মিটিং রুমে এখনো সেই নীল প্লাগই আছে। লিংক সেখানে HDMI ল্যাপটপ যুক্ত করে, শব্দসহ।' },
  { model: 'Nodvane Link Share Switch', modelBn: 'নোডভেন লিংক শেয়ার সুইচ', colours: ['Forest'], price: 2190, shape: 'slab', ports: ['HDMI in twice', 'HDMI out', 'three USB-A'], portsBn: ['দুটি HDMI ইন', 'একটি HDMI আউট', 'তিনটি USB-A'], speed: '4K 60 Hz', speedBn: '4K ৬০ Hz', pitch: 'Two computers, one screen, one keyboard: press the button and the desk changes hands.', pitchBn: 'দুটি কম্পিউটার, একটি স্ক্রিন, একটি কিবোর্ড: বাটন চাপুন, ডেস্ক চলে যাবে অন্য কম্পিউটারে।' },
]

function list(items: readonly string[]): string {
  return items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`
}

const listBn = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} এবং ${items.at(-1) ?? ''}`

export const hubs = family<HubRow>({
  category: 'Converters & Hub',
  rows,
  attributes: (row) => ({
    charging: row.feed,
    ports: row.ports.join(', '),
  }),
  features: (row) => [
    `Connections: ${row.ports.join(', ')}`,
    `Up to ${row.speed}`,
    ...(row.feed ? [`Passes ${row.feed} W of charging through`] : []),
    'No driver needed',
    row.feed ? 'Aluminium body' : 'Compact shielded body',
  ],
  story: (row, say, colour) => [
    `On its sides you find ${list(row.ports)}, good for up to ${row.speed}. ${row.feed ? `A charger plugged into it passes ${row.feed} W on to the laptop, so no port is lost to power.` : say('It draws what little it needs from the port itself.', 'There is no power supply to carry.')} ${say('Labels are engraved, not printed.', 'A small light shows that it is awake.', 'Plugs go in with a firm click.')}`,
    `${say('It works at once with laptops and tablets', 'No driver is needed on any current system', 'Plug it in and the system knows it')}; ${say('phones with video output work too', 'even older laptops get on with it', 'nothing has to be installed or updated')}. The ${row.feed ? `${colour.toLowerCase()}-coloured aluminium body leads heat away, and is only warm ${say('after a working day', 'under full load')}` : `${colour.toLowerCase()} shell is ${say('shielded, so that it does not disturb wireless mice', 'small enough to stay in a pencil case')}`}.`,
    warranty(
      say,
      row.price > 2000 ? '12 months' : '6 months',
      `the ${row.ports.length > 2 ? 'hub' : 'converter'} with its fixed cable and a leaflet`,
    ),
  ],
  featuresBn: (row) => [
    `পোর্ট: ${row.portsBn.join(' + ')}`,
    `সর্বোচ্চ ${row.speedBn}`,
    ...(row.feed ? [`${toBengaliDigits(row.feed)} ওয়াট পাস-থ্রু চার্জিং`] : []),
    'ড্রাইভার লাগে না',
    row.feed ? 'অ্যালুমিনিয়াম বডি' : 'ছোট শিল্ডেড বডি',
  ],
  storyBn: (row, say, colour) => [
    `এতে আছে ${listBn(row.portsBn)}, সর্বোচ্চ ${row.speedBn} পর্যন্ত। ${row.feed ? `চার্জার লাগালে ল্যাপটপ ${toBengaliDigits(row.feed)} ওয়াট পায়, তাই চার্জের জন্য আলাদা পোর্ট লাগে না।` : say('অল্প যেটুকু বিদ্যুৎ লাগে, তা পোর্ট থেকেই নেয়।', 'আলাদা পাওয়ার সাপ্লাই বহন করতে হয় না।')} ${say('লেখাগুলো খোদাই করা, মুছে যায় না।', 'চালু আছে কি না, ছোট আলোয় বোঝা যায়।', 'প্লাগ শক্ত হয়ে বসে।')}`,
    `${say('ল্যাপটপ ও ট্যাবলেটে লাগালেই চলে', 'এখনকার কোনো সিস্টেমেই ড্রাইভার লাগে না', 'লাগান, সিস্টেম নিজেই চিনে নেবে')}; ${say('ভিডিও আউটপুট আছে এমন ফোনেও চলে', 'পুরোনো ল্যাপটপেও কাজ করে', 'কিছু ইনস্টল বা আপডেট করতে হয় না')}। ${row.feed ? `${colour} রঙের অ্যালুমিনিয়াম বডি তাপ ছড়িয়ে দেয়, ${say('সারা দিনের কাজের পরও', 'পুরো লোডেও')} শুধু কুসুম গরম থাকে।` : `${colour} রঙের শেলটি ${say('শিল্ডেড, তাই ওয়্যারলেস মাউসে সমস্যা হয় না', 'এত ছোট যে পেনসিল বক্সেই থাকে')}।`}`,
    warrantyBn(
      say,
      row.price > 2000 ? '১২ মাসের' : '৬ মাসের',
      `লাগানো ক্যাবলসহ ${row.ports.length > 2 ? 'হাব' : 'কনভার্টার'} ও নির্দেশিকা`,
    ),
  ],
})
