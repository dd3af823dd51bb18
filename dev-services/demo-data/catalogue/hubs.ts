import { family, type ModelRow } from './family'
import { warranty } from './warranty'

type HubRow = ModelRow & { ports: string[]; speed: string; feed?: number }

// biome-ignore format: one model, one line
const rows: HubRow[] = [
  { model: 'Portivo Dock 8 USB-C Hub', colours: ['Silver', 'Graphite'], price: 4490, shape: 'slab', ports: ['HDMI at 4K 60 Hz', 'three USB-A', 'Ethernet', 'SD and microSD'], speed: '10 Gbit/s', feed: 100, pitch: 'Dock 8 turns a thin laptop back into a computer: screen, network, cards and sticks at once, through a single plug.' },
  { model: 'Portivo Dock 5 USB-C Hub', colours: ['Midnight', 'Rose Gold'], price: 2490, shape: 'slab', ports: ['HDMI at 4K 30 Hz', 'two USB-A', 'one USB-C'], speed: '5 Gbit/s', feed: 60, pitch: 'Five ports cover most desks: a monitor, a mouse, a stick, and power that goes straight through.' },
  { model: 'Portivo Stick 4 USB Hub', colours: ['Pearl White', 'Teal'], price: 890, shape: 'stick', ports: ['four USB-A'], speed: '5 Gbit/s', pitch: 'Stick gives four ports for the price of a lunch, with a cable long enough to hide it behind the screen.' },
  { model: 'Portivo Tower Desktop Dock', colours: ['Titanium'], price: 9990, shape: 'dock', ports: ['two HDMI at 4K 60 Hz', 'four USB-A', 'two USB-C', 'Ethernet', 'audio'], speed: '10 Gbit/s', feed: 96, pitch: 'Come to the desk, plug in one cable: two monitors light up, the network is there and the laptop charges. That is Tower.' },
  { model: 'Portivo USB-C to HDMI Converter', colours: ['Charcoal', 'Silver'], price: 1190, shape: 'adapter', ports: ['HDMI at 4K 60 Hz'], speed: '18 Gbit/s', pitch: 'The one converter to carry to a presentation. It asks for no driver and argues with no projector.' },
  { model: 'Portivo USB-C to Ethernet Converter', colours: ['Graphite', 'Ivory'], price: 1390, shape: 'adapter', ports: ['gigabit Ethernet'], speed: '1 Gbit/s', pitch: 'When the wireless fails on the day of the interview, a cable does not. Gigabit, plug and go.' },
  { model: 'Portivo USB-C to Audio Converter', colours: ['Sky', 'Midnight'], price: 690, shape: 'adapter', ports: ['3.5 mm headset socket'], speed: '24-bit, 96 kHz', pitch: 'Keeps your favourite wired pair alive on a phone without a socket, with a converter that hi-fi people approve of.' },
  { model: 'Portivo Card Reader Duo', colours: ['Marigold', 'Charcoal'], price: 790, shape: 'stick', ports: ['SD', 'microSD', 'USB-A and USB-C plugs'], speed: '5 Gbit/s', pitch: 'From camera to phone or laptop in one step: Duo has a plug of each kind, and reads both cards at once.' },
  { model: 'Nodvane Link VGA Converter', colours: ['Ocean Blue'], price: 990, shape: 'adapter', ports: ['VGA at 1080p', 'audio out'], speed: '1080p 60 Hz', pitch: 'Many meeting rooms still have that blue plug. Link brings HDMI laptops to it, sound included.' },
  { model: 'Nodvane Link Share Switch', colours: ['Forest'], price: 2190, shape: 'slab', ports: ['HDMI in twice', 'HDMI out', 'three USB-A'], speed: '4K 60 Hz', pitch: 'Two computers, one screen, one keyboard: press the button and the desk changes hands.' },
]

function list(items: readonly string[]): string {
  return items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`
}

export const hubs = family<HubRow>({
  category: 'Converters & Hub',
  rows,
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
})
