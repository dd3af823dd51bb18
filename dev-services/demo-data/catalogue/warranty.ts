import type { Say } from './random'

/** The closing lines every listing needs, said the way that suits its price. */
export function warranty(say: Say, term: string, box: string): string {
  const promise = say(
    `It comes with ${term} of official warranty; check the parcel when it arrives and tell us at once if anything is wrong.`,
    `${term} of warranty is honoured at our Dhaka service desk; keep the box and the invoice.`,
    `Bought from the authorised importer, with ${term} of warranty and a sealed box.`,
    `If anything is wrong in the first seven days we replace it; after that ${term} of warranty applies.`,
  )
  const inside = say(`In the box: ${box}.`, `The box holds ${box}.`, `You get ${box}.`)
  const text = say(`${inside} ${promise}`, `${promise} ${inside}`)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The term is a genitive: '৬ মাসের'. */
export function warrantyBn(say: Say, term: string, box: string): string {
  const promise = say(
    `সঙ্গে আছে ${term} অফিশিয়াল ওয়ারেন্টি। পার্সেল হাতে পেয়েই দেখে নিন, কোনো সমস্যা থাকলে সঙ্গে সঙ্গে আমাদের জানান।`,
    `${term} ওয়ারেন্টি পাবেন আমাদের ঢাকার সার্ভিস ডেস্কে; বক্স ও রসিদ রেখে দিন।`,
    `অনুমোদিত আমদানিকারকের সিল করা বক্স, সঙ্গে ${term} ওয়ারেন্টি।`,
    `প্রথম সাত দিনে কোনো সমস্যা হলে পণ্য বদলে দিই, এরপর থাকে ${term} ওয়ারেন্টি।`,
  )
  const inside = say(`বক্সে আছে ${box}।`, `বক্সে পাবেন ${box}।`, `পার্সেলে থাকবে ${box}।`)
  return say(`${inside} ${promise}`, `${promise} ${inside}`)
}
