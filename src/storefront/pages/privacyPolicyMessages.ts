import { text } from '@/common/text'

export const title = text('Privacy policy', 'গোপনীয়তা নীতি')
export const intro = text(
  (shop: string) => `What data ${shop} collects, how we use and protect it, and how to contact us.`,
  (shop) =>
    `${shop} কোন কোন তথ্য সংগ্রহ করে, আমরা তা কীভাবে ব্যবহার করি ও সুরক্ষিত রাখি এবং কীভাবে আমাদের সঙ্গে যোগাযোগ করবেন।`,
)
export const lastUpdated = text('Last updated:', 'সর্বশেষ হালনাগাদ:')

// Data we collect
export const dataTitle = text('Data we collect', 'আমরা যে তথ্য সংগ্রহ করি')
export const dataIntro = text(
  'We collect only what we need to sell and deliver your order:',
  'আপনার অর্ডার নিতে ও পৌঁছে দিতে যা দরকার, আমরা শুধু তা-ই সংগ্রহ করি:',
)
export const accountData = text(
  {
    lead: 'Your account:',
    rest: ' name, e-mail address, profile picture if you add one, the delivery addresses that you save, when the account was created and when you last signed in. Passwords stay with our sign-in service; we never see them.',
  },
  {
    lead: 'আপনার অ্যাকাউন্ট:',
    rest: ' নাম, ইমেইল ঠিকানা, প্রোফাইল ছবি (যদি দেন), সেভ করা ডেলিভারির ঠিকানা, অ্যাকাউন্ট কবে খোলা হয়েছে এবং শেষ কবে লগ ইন করেছেন। পাসওয়ার্ড থাকে আমাদের লগ ইন সেবার কাছে; আমরা তা কখনো দেখি না।',
  },
)
export const orderData = text(
  {
    lead: 'Your cart and orders:',
    rest: ' what you chose, the delivery address, mobile number and notes that you gave at checkout, what you paid and when, and the number of the payment.',
  },
  {
    lead: 'আপনার কার্ট ও অর্ডার:',
    rest: ' আপনি যা বেছে নিয়েছেন, চেকআউটে দেওয়া ডেলিভারির ঠিকানা, মোবাইল নম্বর ও নোট, কত টাকা কবে পরিশোধ করেছেন এবং পেমেন্টের নম্বর।',
  },
)
export const reviewData = text(
  {
    lead: 'Your reviews:',
    rest: ' what you wrote about orders that reached you. We show them at the products of the order, with the date and the first name and district of its delivery.',
  },
  {
    lead: 'আপনার রিভিউ:',
    rest: ' হাতে পাওয়া অর্ডার সম্পর্কে আপনি যা লিখেছেন। অর্ডারের পণ্যগুলোর সঙ্গে আমরা তা দেখাই; সঙ্গে থাকে তারিখ এবং ডেলিভারির নামের প্রথম অংশ ও জেলা।',
  },
)
export const alertData = text(
  {
    lead: 'Mails that you asked for:',
    rest: ' the product, its price then and the day, until we have written and 90 days more. You can stop them in your profile, and by the link in each of them.',
  },
  {
    lead: 'যেসব ইমেইল চেয়েছেন:',
    rest: ' পণ্য, তখনকার দাম ও তারিখ; জানানোর ৯০ দিন পর পর্যন্ত রাখি। প্রোফাইল থেকে বা প্রতিটি ইমেইলের লিংকে গিয়ে বন্ধ করতে পারেন।',
  },
)
export const technicalData = text(
  {
    lead: 'Technical records:',
    rest: ' your IP address, the requested page and the time, to keep the shop running and to stop abuse.',
  },
  {
    lead: 'কারিগরি রেকর্ড:',
    rest: ' আপনার IP ঠিকানা, কোন পাতা চেয়েছেন ও কখন, যাতে শপ সচল রাখা যায় এবং অপব্যবহার ঠেকানো যায়।',
  },
)
export const withoutAccount = text(
  'You can browse, search and compare without an account.',
  'পণ্য দেখা, খোঁজা ও তুলনা করার জন্য অ্যাকাউন্ট লাগে না।',
)

// Third parties
export const thirdPartiesTitle = text('Third parties', 'তৃতীয় পক্ষ')
export const thirdPartiesIntro = text(
  'We do not sell your data. Third parties receive only what they need for their service:',
  'আমরা আপনার তথ্য বিক্রি করি না। তৃতীয় পক্ষ শুধু ততটুকুই পায়, যতটুকু তাদের সেবার জন্য দরকার:',
)
export const signInService = text(
  {
    lead: 'The sign-in service',
    rest: ' (Google Firebase Authentication) checks your e-mail and password, or your Google account if you choose that way, and sends e-mails to verify your address or reset your password.',
  },
  {
    lead: 'লগ ইন সেবা',
    rest: ' (Google Firebase Authentication) আপনার ইমেইল ও পাসওয়ার্ড, কিংবা আপনি চাইলে আপনার Google অ্যাকাউন্ট যাচাই করে এবং ঠিকানা যাচাই বা পাসওয়ার্ড রিসেটের ইমেইল পাঠায়।',
  },
)
export const mailService = text(
  {
    lead: 'Our mail service',
    rest: ' gets your e-mail address and what you ordered or asked for, to send you mails about your orders and those that you asked for.',
  },
  {
    lead: 'আমাদের ইমেইল সেবা',
    rest: ' আপনার ইমেইল ঠিকানা এবং অর্ডার করা বা জানতে চাওয়া পণ্যের তথ্য পায়, যাতে অর্ডারের ইমেইল ও আপনার চাওয়া ইমেইল পাঠানো যায়।',
  },
)
export const paymentGateway = text(
  {
    lead: 'The payment gateway',
    rest: ' (SSLCommerz) takes your card or mobile payment on its own page. It reports to us whether and how much you paid; your card number never reaches us.',
  },
  {
    lead: 'পেমেন্ট গেটওয়ে',
    rest: ' (SSLCommerz) নিজের পাতায় আপনার কার্ড বা মোবাইল পেমেন্ট নেয়। পেমেন্ট হয়েছে কি না এবং কত টাকা, শুধু সেটুকুই আমাদের জানায়; আপনার কার্ডের নম্বর কখনো আমাদের কাছে আসে না।',
  },
)
export const courier = text(
  {
    lead: 'The courier',
    rest: ' gets your name, address and mobile number to deliver the parcel.',
  },
  {
    lead: 'কুরিয়ার',
    rest: ' পার্সেল পৌঁছে দিতে আপনার নাম, ঠিকানা ও মোবাইল নম্বর পায়।',
  },
)
export const authorities = text(
  (country: string) => ({
    lead: 'Authorities',
    rest: `, where the law of ${country} obliges us.`,
  }),
  (country) => ({
    lead: 'সরকারি কর্তৃপক্ষ',
    rest: `, যেখানে ${country}ের আইনে আমরা বাধ্য।`,
  }),
)

// Cookies
export const cookiesTitle = text('Cookies', 'কুকি')
export const cookiesIntro = text(
  'We use no advertising or tracking cookies. Your browser stores:',
  'আমরা বিজ্ঞাপনের বা নজরদারির কোনো কুকি ব্যবহার করি না। আপনার ব্রাউজারে জমা থাকে:',
)
export const sessionCookie = text(
  {
    lead: 'One session cookie',
    rest: ' that says you are signed in. It ends when you log out, after 12 hours without use, and after 7 days in any case.',
  },
  {
    lead: 'একটি সেশন কুকি',
    rest: ', যা জানায় যে আপনি লগ ইন করেছেন। লগ আউট করলে, ১২ ঘণ্টা ব্যবহার না করলে এবং যেভাবেই হোক ৭ দিন পর এর মেয়াদ শেষ হয়।',
  },
)
export const signInStored = text(
  {
    lead: 'Your sign-in',
    rest: ', until you log out if you ticked “Remember me”, or until the browser is closed if you did not.',
  },
  {
    lead: 'আপনার লগ ইন',
    rest: ': “আমাকে মনে রাখুন”-এ টিক দিলে লগ আউট করা পর্যন্ত, না দিলে ব্রাউজার বন্ধ করা পর্যন্ত।',
  },
)
export const preferences = text(
  {
    lead: 'Preferences:',
    rest: ' your name and picture for the header, the products you viewed last and the district you chose. They are removed when you log out.',
  },
  {
    lead: 'পছন্দ:',
    rest: ' পাতার ওপরে দেখানোর জন্য আপনার নাম ও ছবি, সর্বশেষ দেখা পণ্যগুলো এবং বেছে নেওয়া জেলা। লগ আউট করলে এগুলো মুছে যায়।',
  },
)
export const deleteStored = text(
  'You can delete all of it in your browser’s settings; you will be signed out, nothing else is lost.',
  'ব্রাউজারের সেটিংস থেকে সবই মুছে ফেলতে পারেন; এতে আপনি লগ আউট হয়ে যাবেন, আর কিছু হারাবে না।',
)

// Protection
export const protectionTitle = text('How we protect your data', 'আপনার তথ্য আমরা যেভাবে সুরক্ষিত রাখি')
export const protection = text(
  'Every connection to the shop is encrypted. The key to your session can’t be read by scripts and is stored with us only in a form that can’t be turned back. Your orders and your address are shown to you and to the staff who handle them, and every change by staff is recorded.',
  'শপের সঙ্গে প্রতিটি সংযোগ এনক্রিপ্ট করা। আপনার সেশনের চাবি কোনো স্ক্রিপ্ট পড়তে পারে না, আর আমাদের কাছে তা এমনভাবে রাখা হয়, যেখান থেকে আসল চাবি বের করা যায় না। আপনার অর্ডার ও ঠিকানা দেখতে পান শুধু আপনি এবং সংশ্লিষ্ট কর্মীরা; কর্মীদের প্রতিটি পরিবর্তনের রেকর্ড রাখা হয়।',
)
export const retention = text(
  'We keep orders for as long as tax law requires. If you ask us to delete your account, we close it at once and delete everything that the law allows.',
  'কর আইনে যত দিন রাখা বাধ্যতামূলক, আমরা অর্ডারের তথ্য তত দিন রাখি। আপনি অ্যাকাউন্ট মুছতে বললে আমরা সঙ্গে সঙ্গে তা বন্ধ করি এবং আইনে যা মোছা যায়, তার সবই মুছে ফেলি।',
)

// Contact
export const contactTitle = text('Contact us', 'যোগাযোগ')
export const yourRights = text(
  'You may ask what we know about you, have it corrected, get a copy of it, or have it deleted. You can change your name, picture and saved addresses in your profile.',
  'আপনার সম্পর্কে কী তথ্য আমাদের কাছে আছে, তা জানতে চাইতে পারেন; তা সংশোধন করাতে, তার কপি নিতে বা মুছে ফেলতে বলতে পারেন। নাম, ছবি ও সেভ করা ঠিকানা প্রোফাইল থেকে নিজেই বদলাতে পারেন।',
)
/** Before the e-mail address. */
export const writeTo = text('Write to', 'আপনার অ্যাকাউন্টের ইমেইল থেকে')
/** After it. */
export const howWeAnswer = text(
  'from the address of your account. We answer within seven days, in Bengali or English.',
  'ঠিকানায় লিখুন। আমরা সাত দিনের মধ্যে বাংলা বা ইংরেজিতে উত্তর দিই।',
)
