/** The colours of the demo shop in Bengali, as sellers write them. */
export const coloursBn = {
  Charcoal: 'চারকোল',
  Cocoa: 'কোকো',
  Coral: 'কোরাল',
  Crimson: 'ক্রিমসন',
  Forest: 'ফরেস্ট',
  Graphite: 'গ্রাফাইট',
  Ivory: 'আইভরি',
  Lilac: 'লাইলাক',
  Marigold: 'ম্যারিগোল্ড',
  Midnight: 'মিডনাইট',
  Mint: 'মিন্ট',
  'Ocean Blue': 'ওশান ব্লু',
  'Pearl White': 'পার্ল হোয়াইট',
  'Rose Gold': 'রোজ গোল্ড',
  Sage: 'সেজ',
  Sand: 'স্যান্ড',
  Silver: 'রুপালি',
  Sky: 'আকাশি',
  Teal: 'টিল',
  Titanium: 'টাইটানিয়াম',
} as const

export type Colour = keyof typeof coloursBn
