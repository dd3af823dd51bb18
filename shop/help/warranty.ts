import { formatBengaliNumber } from '../../common/bengali'
import { text } from '../../common/text'
import { warrantyMonths } from '../returns'
import { shop } from '../shop.config'
import type { Help } from './help'
import { myOrders } from './values'

const { returnDays } = shop

export const warranty: Help = {
  intro: text(
    'What the manufacturer’s warranty covers, and what to do if a product fails.',
    'প্রস্তুতকারকের ওয়ারেন্টিতে কী কী আছে, আর পণ্যে সমস্যা হলে কী করবেন।',
  ),
  sections: [
    {
      id: 'coverage',
      title: text('The manufacturer’s warranty', 'প্রস্তুতকারকের ওয়ারেন্টি'),
      content: [
        text(
          'Our products are authentic and come from trusted importers, with the warranty of their manufacturer. The manufacturer’s terms say what it covers and for how long.',
          'আমাদের পণ্য আসল, আসে বিশ্বস্ত আমদানিকারকের কাছ থেকে; সঙ্গে থাকে প্রস্তুতকারকের ওয়ারেন্টি। কিসে ওয়ারেন্টি পাবেন আর কত দিন, তা থাকে প্রস্তুতকারকের শর্তে।',
        ),
        text(
          'If the product’s page names a warranty period, it is that one.',
          'পণ্যের পাতায় ওয়ারেন্টির মেয়াদ লেখা থাকলে সেটিই প্রযোজ্য।',
        ),
      ],
    },
    {
      id: 'claim',
      title: text('If a product fails', 'পণ্যে সমস্যা হলে'),
      content: [
        [
          text(
            `Within ${returnDays} days of the delivery you can return a faulty product to us.`,
            `ডেলিভারির ${formatBengaliNumber(returnDays)} দিনের মধ্যে হলে ত্রুটিপূর্ণ পণ্য আমাদের কাছে ফেরত দিতে পারবেন।`,
          ),
          text(
            `Later, open the order in My orders and ask for the warranty there, within ${warrantyMonths} months of the delivery; after that call us or write to us. We explain how to use the warranty.`,
            `এরপর হলে ডেলিভারির ${formatBengaliNumber(warrantyMonths)} মাসের মধ্যে ‘আমার অর্ডার’ থেকে অর্ডারটি খুলে ওয়ারেন্টির অনুরোধ করুন; তারও পরে হলে ফোন বা ইমেইল করুন। ওয়ারেন্টি কীভাবে পাবেন, আমরা জানিয়ে দেব।`,
          ),
        ],
      ],
      link: { label: text('Returns & Refunds', 'ফেরত ও রিফান্ড'), to: '/returns-refunds' },
    },
    {
      id: 'receipt',
      title: text('Your receipt', 'আপনার রসিদ'),
      content: [
        text(
          'The receipt shows when and where you bought the product. You can print it at any time: open the order in My orders.',
          'কবে কোথা থেকে কিনেছেন, রসিদে তা লেখা থাকে। ‘আমার অর্ডার’ থেকে অর্ডারটি খুলে যেকোনো সময় প্রিন্ট করতে পারবেন।',
        ),
      ],
      link: myOrders,
    },
  ],
}
