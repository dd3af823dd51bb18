import { family, type ModelRow } from './family'
import { warranty } from './warranty'

type TelevisionRow = ModelRow & {
  inch: number
  panel: string
  resolution: string
  watt: number
  hdmi: number
  extra: string
}

// biome-ignore format: one model, one line
const rows: TelevisionRow[] = [
  { model: 'Chobiqa Mela 32 Inch Smart TV', colours: ['Charcoal'], price: 16990, shape: 'feet', inch: 32, panel: 'LED', resolution: 'HD, 1366 x 768', watt: 16, hdmi: 2, extra: 'Works from 140 volts', pitch: 'Mela 32 is the bedroom television that does not ask for much: low price, low power, and it keeps running when the voltage sags.' },
  { model: 'Chobiqa Mela 40 Inch Smart TV', colours: ['Charcoal'], price: 26490, shape: 'feet', inch: 40, panel: 'LED', resolution: 'Full HD, 1920 x 1080', watt: 20, hdmi: 2, extra: 'Voice remote in Bangla', pitch: 'Ask for the match in Bangla and it comes. Mela 40 fits most living rooms, and most budgets.' },
  { model: 'Chobiqa Mela 43 Inch 4K Smart TV', colours: ['Graphite'], price: 35990, shape: 'feet', inch: 43, panel: 'LED', resolution: '4K, 3840 x 2160', watt: 24, hdmi: 3, extra: 'HDR10 and voice remote in Bangla', pitch: 'This is where 4K begins. On 43 inches you see grass on the pitch instead of green.' },
  { model: 'Chobiqa Rang 50 Inch QLED Smart TV', colours: ['Titanium'], price: 54990, shape: 'centre', inch: 50, panel: 'QLED', resolution: '4K, 3840 x 2160', watt: 30, hdmi: 3, extra: 'Surround sound and game mode', pitch: 'Rang means colour, and the quantum-dot layer is why: festival reds and paddy greens that an ordinary panel cannot show.' },
  { model: 'Chobiqa Rang 55 Inch QLED Smart TV', colours: ['Titanium'], price: 67990, shape: 'centre', inch: 55, panel: 'QLED', resolution: '4K, 3840 x 2160', watt: 36, hdmi: 4, extra: '120 Hz motion for sport', pitch: 'At 55 inches and 120 Hz, a fast bowler’s arm stays an arm. Rang 55 is our choice for cricket.' },
  { model: 'Chobiqa Rang 65 Inch QLED Smart TV', colours: ['Silver'], price: 96500, shape: 'centre', inch: 65, panel: 'QLED', resolution: '4K, 3840 x 2160', watt: 40, hdmi: 4, extra: '120 Hz motion and local dimming', pitch: 'Rang 65 darkens its backlight zone by zone, so a night scene is night and the subtitles do not glow.' },
  { model: 'Chobiqa Noor 55 Inch OLED Smart TV', colours: ['Midnight'], price: 129900, shape: 'blade', inch: 55, panel: 'OLED', resolution: '4K, 3840 x 2160', watt: 50, hdmi: 4, extra: 'Every pixel lights itself', pitch: 'Noor is light itself: each of eight million points shines or goes out alone. Black is simply black.' },
  { model: 'Chobiqa Noor 65 Inch OLED Smart TV', colours: ['Midnight'], price: 178900, shape: 'blade', inch: 65, panel: 'OLED', resolution: '4K, 3840 x 2160', watt: 60, hdmi: 4, extra: 'Sound from the screen itself', pitch: 'The finest picture we sell. Noor 65 is thinner than a pencil at its edge, and its voices come from the mouths that speak.' },
  { model: 'Nodvane Frame 43 Inch Art TV', colours: ['Sand'], price: 58900, shape: 'feet', inch: 43, panel: 'QLED', resolution: '4K, 3840 x 2160', watt: 24, hdmi: 3, extra: 'Matt screen shows paintings when idle', pitch: 'Switched off, most televisions are a black hole in the room. Frame shows a painting on a matt screen, in a border of wood.' },
  { model: 'Nodvane Go 24 Inch Smart TV', colours: ['Pearl White'], price: 14490, shape: 'feet', inch: 24, panel: 'LED', resolution: 'HD, 1366 x 768', watt: 10, hdmi: 2, extra: 'Runs from 12 volts too', pitch: 'Go runs from the mains, a solar battery or a launch’s 12 volts. For kitchens, shops and cabins.' },
  { model: 'Chobiqa Mela 32 Inch Frameless Smart TV', colours: ['Midnight'], price: 19490, shape: 'feet', inch: 32, panel: 'LED', resolution: 'Full HD, 1920 x 1080', watt: 20, hdmi: 2, extra: 'Frameless on three sides', pitch: 'The frameless Mela gives a small room a screen that seems to float, and full HD, which few at 32 inches have.' },
  { model: 'Nodvane Vista 75 Inch 4K Smart TV', colours: ['Graphite'], price: 149500, shape: 'feet', inch: 75, panel: 'LED', resolution: '4K, 3840 x 2160', watt: 40, hdmi: 4, extra: 'Wide angle for the whole family', pitch: 'With Vista 75 nobody sits badly: the picture holds its colour from the end of the sofa and from the floor.' },
  { model: 'Nodvane Vista 50 Inch 4K Smart TV', colours: ['Graphite'], price: 46900, shape: 'feet', inch: 50, panel: 'LED', resolution: '4K, 3840 x 2160', watt: 24, hdmi: 3, extra: 'Screen sharing from any phone', pitch: 'Show the wedding photographs from your phone in two taps. Vista 50 is a plain, good 4K set for the living room.' },
]

export const televisions = family<TelevisionRow>({
  category: 'Smart TV',
  rows,
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
})
