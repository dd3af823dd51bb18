import { formatBengaliNumber } from '../../common/bengali'
import { formatTaka } from '../../common/formatTaka'
import { text } from '../../common/text'
import { refundDays } from '../refundDays'
import { shop } from '../shop.config'
import type { Help } from './help'
import { bn, deliveryCharged, deliveryTimes, districtTexts, en } from './values'

const { countryName, emi, howToPay, insideDhakaTime, returnDays } = shop

export const faqs: Help = {
  intro: text(
    'Short answers about ordering, payment, delivery, returns and your account.',
    'অর্ডার, পেমেন্ট, ডেলিভারি, ফেরত ও অ্যাকাউন্ট নিয়ে সংক্ষিপ্ত উত্তর।',
  ),
  sections: [
    {
      id: 'ordering',
      title: text('Ordering', 'অর্ডার'),
      questions: [
        {
          question: text('Do I need an account?', 'অ্যাকাউন্ট লাগবে?'),
          answer: text(
            'You can browse, search and compare without one. For the cart and an order you need an account: register with your e-mail address, or log in with Google.',
            'পণ্য দেখা, খোঁজা ও তুলনার জন্য লাগে না। কার্ট ও অর্ডারের জন্য অ্যাকাউন্ট লাগে: ইমেইল দিয়ে রেজিস্টার করুন, অথবা গুগল দিয়ে লগ ইন করুন।',
          ),
        },
        {
          question: text('How do I order?', 'কীভাবে অর্ডার করব?'),
          answer: text(
            'Add products to your cart, proceed to checkout, enter name, mobile number, district and address, and place the order. You are not charged yet.',
            'পণ্য কার্টে যোগ করে চেকআউটে যান; নাম, মোবাইল নম্বর, জেলা ও ঠিকানা দিয়ে অর্ডার করুন। তখনই টাকা কাটা হয় না।',
          ),
        },
        {
          question: text('Can I cancel an order?', 'অর্ডার বাতিল করা যায়?'),
          answer: shop.canCancelUnpaidOrders
            ? text(
                'Yes, until it is paid or delivered, on the order’s page in My orders. If you have paid already, please ask us.',
                'হ্যাঁ, পেমেন্ট বা ডেলিভারির আগ পর্যন্ত ‘আমার অর্ডার’ থেকে অর্ডারের পাতায় গিয়ে। আগেই পেমেন্ট করে ফেললে আমাদের জানান।',
              )
            : text('Please ask us, with the ID of the order.', 'অর্ডার ID-সহ আমাদের জানান।'),
        },
      ],
    },
    {
      id: 'payment',
      title: text('Payment', 'পেমেন্ট'),
      questions: [
        {
          question: text('How can I pay?', 'কীভাবে পেমেন্ট করা যায়?'),
          answer: text(
            `${en(howToPay)}. To pay online, press Pay Now in My orders after placing the order.`,
            `${bn(howToPay)}। অনলাইনে পেমেন্ট করতে অর্ডারের পর ‘আমার অর্ডার’ পাতায় ‘পেমেন্ট করুন’ চাপুন।`,
          ),
        },
        ...(emi
          ? [
              {
                question: text('Can I pay in instalments?', 'কিস্তিতে পেমেন্ট করা যায়?'),
                answer: text(
                  `For orders of ${formatTaka(emi.fromAmount)} and more you can pay by card in up to ${emi.maxMonths} monthly instalments (EMI), with banks that offer it.`,
                  `${formatTaka(emi.fromAmount, { language: 'bn' })} বা তার বেশি টাকার অর্ডারে কিছু ব্যাংকের কার্ডে সর্বোচ্চ ${formatBengaliNumber(emi.maxMonths)} মাসের কিস্তিতে (EMI) পেমেন্ট করা যায়।`,
                ),
              },
            ]
          : []),
        {
          question: text('Is it safe to pay by card?', 'কার্ডে পেমেন্ট কি নিরাপদ?'),
          answer: text(
            'You pay on the page of the payment gateway. Your card number never reaches us.',
            'পেমেন্ট হয় পেমেন্ট গেটওয়ের নিজের পাতায়। আপনার কার্ডের নম্বর কখনো আমাদের কাছে আসে না।',
          ),
        },
      ],
    },
    {
      id: 'delivery',
      title: text('Delivery', 'ডেলিভারি'),
      questions: [
        {
          question: text('Where do you deliver?', 'কোথায় ডেলিভারি দেন?'),
          answer: text(
            `In ${en(countryName)} only: ${districtTexts.map(en).join(', ')}.`,
            `শুধু ${bn(countryName)}ের ভেতরে: ${districtTexts.map(bn).join(', ')}।`,
          ),
        },
        {
          question: text('What is the delivery charge?', 'ডেলিভারি চার্জ কত?'),
          answer: text(
            `${en(deliveryCharged)} for each order. Cart and checkout add it to the total before you order.`,
            `প্রতি অর্ডারে ${bn(deliveryCharged)}। অর্ডারের আগেই কার্ট ও চেকআউটে সর্বমোটের সঙ্গে যোগ করা থাকে।`,
          ),
        },
        {
          question: text('How long does delivery take?', 'ডেলিভারিতে কত দিন লাগে?'),
          answer: text(
            `Inside Dhaka ${en(insideDhakaTime)}, elsewhere a little longer. At the latest: ${deliveryTimes.map(en).join('; ')}.`,
            `ঢাকার ভেতরে ${bn(insideDhakaTime)}, অন্য জেলায় আরেকটু বেশি। সর্বশেষ সময়: ${deliveryTimes.map(bn).join('; ')}।`,
          ),
        },
        {
          question: text('Where is my order?', 'আমার অর্ডার কোথায়?'),
          answer: text(
            'My orders shows whether it is paid and delivered, and by which day it comes. If anything is unclear, please ask us.',
            'পেমেন্ট ও ডেলিভারি হয়েছে কি না এবং কোন তারিখের মধ্যে আসবে, ‘আমার অর্ডার’ পাতায় দেখুন। কিছু জানার থাকলে আমাদের জিজ্ঞাসা করুন।',
          ),
        },
      ],
    },
    {
      id: 'returns',
      title: text('Returns and refunds', 'ফেরত ও রিফান্ড'),
      questions: [
        {
          question: text('A product is faulty. What can I do?', 'পণ্যে ত্রুটি থাকলে কী করব?'),
          answer: text(
            `Within ${returnDays} days of its delivery you can return it: call us or write to us with the ID of the order. After that the manufacturer’s warranty applies.`,
            `ডেলিভারির ${formatBengaliNumber(returnDays)} দিনের মধ্যে ফেরত দিতে পারবেন: অর্ডার ID-সহ ফোন বা ইমেইল করুন। এরপর প্রস্তুতকারকের ওয়ারেন্টি প্রযোজ্য।`,
          ),
        },
        {
          question: text('When do I get my money back?', 'টাকা কবে ফেরত পাব?'),
          answer: text(
            `Within ${refundDays} days of the cancellation, to the card or account that you paid with, or in cash if you paid in cash. Your bank may take some days to show it.`,
            `অর্ডার বাতিলের ${formatBengaliNumber(refundDays)} দিনের মধ্যে, যে কার্ড বা অ্যাকাউন্ট থেকে দিয়েছেন সেখানে; নগদে দিলে নগদে। ব্যাংকে দেখাতে কয়েক দিন লাগতে পারে।`,
          ),
        },
      ],
    },
    {
      id: 'account',
      title: text('Account and reviews', 'অ্যাকাউন্ট ও রিভিউ'),
      questions: [
        {
          question: text('I forgot my password.', 'পাসওয়ার্ড ভুলে গেছি।'),
          answer: text(
            'Enter your e-mail address on the login page and press the link for a lost password: you get an e-mail to choose a new one.',
            'লগ ইন পাতায় ইমেইল লিখে ‘পাসওয়ার্ড ভুলে গেছেন?’ চাপুন: নতুন পাসওয়ার্ড দেওয়ার ইমেইল পাবেন।',
          ),
        },
        {
          question: text('Can I review a product?', 'পণ্যের রিভিউ দেওয়া যায়?'),
          answer: text(
            'Yes, after the delivery of your order, on its page in My orders.',
            'হ্যাঁ, ডেলিভারির পর ‘আমার অর্ডার’ থেকে অর্ডারের পাতায়।',
          ),
        },
      ],
    },
  ],
}
