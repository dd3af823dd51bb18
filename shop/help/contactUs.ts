import { text } from '../../common/text'
import type { Help } from './help'
import { myOrders } from './values'

export const contactUs: Help = {
  intro: text(
    'Before you order, during delivery and long after: call us or write to us, in Bengali or English.',
    'অর্ডারের আগে, পণ্য পৌঁছানোর পথে বা কেনার অনেক পরে: বাংলা বা ইংরেজিতে আমাদের ফোন বা ইমেইল করুন।',
  ),
  sections: [
    {
      id: 'reach',
      title: text('How to reach us', 'যেভাবে যোগাযোগ করবেন'),
      hasContacts: true,
    },
    {
      id: 'order',
      title: text('About an order', 'অর্ডারের বিষয়ে'),
      content: [
        text(
          'Please have the ID of the order ready: it is in My orders and in our e-mails.',
          'অর্ডার ID জানান; ‘আমার অর্ডার’ পাতায় ও আমাদের ইমেইলে তা পাবেন।',
        ),
      ],
      link: myOrders,
    },
    {
      id: 'answers',
      title: text('Answers to many questions', 'অনেক প্রশ্নের উত্তর'),
      content: [
        text(
          'How to order, pay, cancel and return is written on our help pages.',
          'অর্ডার, পেমেন্ট, বাতিল ও ফেরতের নিয়ম আমাদের সহায়তা পাতায় লেখা আছে।',
        ),
      ],
      link: { label: text('FAQs', 'সাধারণ জিজ্ঞাসা'), to: '/faqs' },
    },
  ],
}
