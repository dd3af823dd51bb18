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
