import { text } from '../../common/text'
import { shop } from '../shop.config'
import type { Help } from './help'
import { bn, deliveryCharged, deliveryTimes, districtTexts, en, myOrders } from './values'

const { countryName, insideDhakaTime } = shop

export const shipping: Help = {
  intro: text(
    'Where we deliver, what it costs and how long it takes.',
    'কোথায় ডেলিভারি দিই, খরচ কত আর কত দিন লাগে।',
  ),
  sections: [
    {
      id: 'districts',
      title: text('Where we deliver', 'কোথায় ডেলিভারি দিই'),
      content: [
        text(
          `We deliver in ${en(countryName)} only, to these districts:`,
          `শুধু ${bn(countryName)}ের ভেতরে, এই জেলাগুলোতে ডেলিভারি দিই:`,
        ),
        districtTexts,
      ],
    },
    {
      id: 'charge',
      title: text('What it costs', 'ডেলিভারি চার্জ'),
      content: [
        text(
          `The delivery charge is ${en(deliveryCharged)} for each order, however many products it has.`,
          `প্রতি অর্ডারে ডেলিভারি চার্জ ${bn(deliveryCharged)}, পণ্য যতগুলোই হোক।`,
        ),
        text(
          'Cart and checkout add it to the total before you order. You pay no more than that total.',
          'অর্ডারের আগেই কার্ট ও চেকআউটে চার্জসহ সর্বমোট দেখতে পাবেন। এর বাইরে কিছু দিতে হয় না।',
        ),
      ],
    },
    {
      id: 'time',
      title: text('How long it takes', 'কত দিন লাগে'),
      content: [
        text(
          `Inside Dhaka we deliver in ${en(insideDhakaTime)}, and across ${en(countryName)} soon after. At the latest:`,
          `ঢাকার ভেতরে ডেলিভারি হয় ${bn(insideDhakaTime)}য়, আর সারা দেশে তার অল্প পরেই। সর্বশেষ সময়:`,
        ),
        deliveryTimes,
        text(
          'Once you have paid, the order’s page shows the last day of its delivery.',
          'পেমেন্টের পর অর্ডারের পাতায় ডেলিভারির সর্বশেষ তারিখ দেখা যায়।',
        ),
      ],
    },
    {
      id: 'follow',
      title: text('Follow your order', 'অর্ডারের খবর রাখুন'),
      content: [
        text(
          'My orders shows for each order whether it is paid and delivered. We also send you an e-mail when you have ordered, when your payment has arrived and when the order is delivered.',
          'পেমেন্ট হয়েছে কি না, ডেলিভারি হয়েছে কি না, সব অর্ডারের খবর ‘আমার অর্ডার’ পাতায় দেখা যায়। অর্ডার করলে, পেমেন্ট পেলে এবং ডেলিভারি হলে আমরা ইমেইলও পাঠাই।',
        ),
        text(
          'The courier calls the mobile number that you gave at checkout.',
          'চেকআউটে দেওয়া মোবাইল নম্বরে কুরিয়ার ফোন করবে।',
        ),
      ],
      link: myOrders,
    },
    {
      id: 'problems',
      title: text('Something is missing or broken', 'কিছু কম বা ভাঙা পেলে'),
      content: [
        text(
          'Let us know, with the ID of the order, and we will put it right.',
          'অর্ডার ID-সহ আমাদের জানান, আমরা ঠিক করে দেব।',
        ),
      ],
    },
  ],
}
