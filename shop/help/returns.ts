import { formatBengaliNumber } from '../../common/bengali'
import { text } from '../../common/text'
import { refundDays } from '../refundDays'
import { shop } from '../shop.config'
import type { Help } from './help'
import { myOrders } from './values'

const { returnDays } = shop

export const returns: Help = {
  intro: text(
    'How to return a faulty product, how to cancel an order, and when you get your money back.',
    'ত্রুটিপূর্ণ পণ্য কীভাবে ফেরত দেবেন, অর্ডার কীভাবে বাতিল করবেন এবং টাকা কবে ফেরত পাবেন।',
  ),
  sections: [
    {
      id: 'faulty',
      title: text('Faulty products', 'ত্রুটিপূর্ণ পণ্য'),
      content: [
        text(
          `You can return a faulty product within ${returnDays} days of its delivery. After that the manufacturer’s warranty applies.`,
          `পণ্যে ত্রুটি থাকলে ডেলিভারির ${formatBengaliNumber(returnDays)} দিনের মধ্যে ফেরত দিতে পারবেন। এরপর প্রস্তুতকারকের ওয়ারেন্টি প্রযোজ্য।`,
        ),
      ],
      link: { label: text('Warranty', 'ওয়ারেন্টি'), to: '/warranty' },
    },
    {
      id: 'how',
      title: text('How to return a product', 'যেভাবে ফেরত দেবেন'),
      content: [
        [
          text('Open the order in My orders.', '‘আমার অর্ডার’ পাতা থেকে অর্ডারটি খুলুন।'),
          text(
            'Under Returns and warranty, ask for the return: describe what is wrong, and add photos if you like. You can also call us or write to us, with the order’s number.',
            '‘ফেরত ও ওয়ারেন্টি’ অংশে ফেরতের অনুরোধ করুন: কী সমস্যা লিখুন, চাইলে ছবি দিন। অর্ডার নম্বর-সহ ফোন বা ইমেইলও করতে পারেন।',
          ),
          text(
            'We answer by e-mail and on the order’s page, and explain how to send it back.',
            'ইমেইলে ও অর্ডারের পাতায় উত্তর দেব, কীভাবে ফেরত পাঠাবেন জানাব।',
          ),
        ],
      ],
      link: myOrders,
    },
    {
      id: 'cancel',
      title: text('Cancel an order', 'অর্ডার বাতিল'),
      content: [
        ...(shop.canCancelUnpaidOrders
          ? [
              text(
                'Until it is paid or delivered, you can cancel an order yourself, on its page in My orders. You pay nothing for it.',
                'পেমেন্ট বা ডেলিভারির আগ পর্যন্ত ‘আমার অর্ডার’ থেকে অর্ডারের পাতায় গিয়ে নিজেই বাতিল করতে পারবেন। এর জন্য কিছু দিতে হবে না।',
              ),
              text(
                'Have you paid already? Then please ask us to cancel it.',
                'আগেই পেমেন্ট করে ফেললে বাতিলের জন্য আমাদের জানান।',
              ),
            ]
          : [
              text(
                'Please ask us to cancel it, with the ID of the order.',
                'অর্ডার ID-সহ বাতিলের জন্য আমাদের জানান।',
              ),
            ]),
      ],
    },
    {
      id: 'refunds',
      title: text('Refunds', 'রিফান্ড'),
      content: [
        text(
          `If we cancel an order that you have paid, we refund the whole payment, with the delivery charge, within ${refundDays} days. So we do with a second payment of the same order.`,
          `পেমেন্ট করা অর্ডার বাতিল হলে ${formatBengaliNumber(refundDays)} দিনের মধ্যে ডেলিভারি চার্জসহ পুরো টাকা রিফান্ড করি। একই অর্ডারে দুবার পেমেন্ট হয়ে গেলেও তা-ই।`,
        ),
        text(
          'The money goes back to the card or account that it was paid with; your bank may take some days to show it. Cash is given back in cash.',
          'যে কার্ড বা অ্যাকাউন্ট থেকে টাকা দেওয়া হয়েছিল, সেখানেই ফেরত যায়; ব্যাংকে দেখাতে কয়েক দিন লাগতে পারে। নগদ টাকা নগদেই ফেরত দেওয়া হয়।',
        ),
        text(
          'We send you an e-mail once the money is paid back, and the order’s page shows the refund.',
          'টাকা ফেরত দেওয়া হলে আমরা ইমেইল পাঠাই, আর রিফান্ডের তথ্য অর্ডারের পাতায় দেখা যায়।',
        ),
      ],
    },
  ],
}
