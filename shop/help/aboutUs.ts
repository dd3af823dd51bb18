import { text } from '../../common/text'
import { homePage } from '../homePage'
import { legalIdentity } from '../legalIdentity'
import { shop } from '../shop.config'
import type { Help } from './help'

const [english, bengali] = homePage.trust

const categories = shop.categoryTree.flatMap(({ label, children }) =>
  children.length > 0 ? children.map((child) => child.label) : [label],
)

export const aboutUs: Help = {
  intro: text('Who we are, what we sell and since when.', 'আমরা কারা, কী বিক্রি করি আর কত দিন ধরে।'),
  sections: [
    {
      id: 'experience',
      title: text<string>(english.years, bengali.years),
      content: [text<string>(english.text, bengali.text)],
    },
    {
      id: 'products',
      title: text('What we sell', 'আমরা যা বিক্রি করি'),
      content: [categories],
      link: { label: text('Find a product', 'পণ্য খুঁজুন'), to: '/search' },
    },
    {
      id: 'company',
      title: text('Who we are', 'প্রতিষ্ঠানের পরিচয়'),
      content: [legalIdentity.map((line) => text(line, line))],
    },
  ],
}
