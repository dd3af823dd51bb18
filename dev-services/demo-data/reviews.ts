/** Reviews that suit any product, with or without stars: most customers are content. */
export const demoReviews: readonly { text: string; stars?: number }[] = [
  {
    text: 'Received it within two days. The product is exactly as shown and the packaging was very good.',
    stars: 5,
  },
  {
    text: 'Authentic product, checked the seal before opening. Will order again from Jontro.',
    stars: 5,
  },
  {
    text: 'Build quality is better than I expected at this price. My brother has ordered one too.',
    stars: 5,
  },
  { text: 'Delivery to Rajshahi took three days but the box arrived without a scratch.', stars: 4 },
  { text: 'Using it for two weeks now, no problem at all. Battery lasts as promised.', stars: 5 },
  { text: 'Good value for money. The delivery man was polite and called before coming.', stars: 4 },
  { text: 'Overall happy, though the manual is only in English.', stars: 4 },
  { text: 'আলহামদুলিল্লাহ, পণ্য একদম অরিজিনাল। ধন্যবাদ যন্ত্র টিমকে।', stars: 5 },
  { text: 'ডেলিভারি অনেক দ্রুত ছিল, প্যাকেজিংও ভালো। আবার অর্ডার করব।', stars: 5 },
  { text: 'দাম অনুযায়ী মান খুবই ভালো। ঢাকার বাইরেও তিন দিনের মধ্যে পেয়েছি।', stars: 4 },
  {
    text: 'I compared prices in Multiplan Center and this was still cheaper. Very satisfied.',
    stars: 5,
  },
  { text: 'Sound is clear and the finish looks premium. My father likes it a lot.', stars: 5 },
  {
    text: 'Customer service answered my question on WhatsApp in five minutes. Great support.',
    stars: 5,
  },
  { text: 'Exactly the colour I chose. Works perfectly with my phone.', stars: 5 },
  { text: 'Ordered on Thursday night, received on Saturday morning in Sylhet. Impressed!' },
  { text: 'Second order from this shop, again no complaint. Recommended.', stars: 5 },
  { text: 'একটু দেরিতে পেয়েছি, তবে জিনিসটা দারুণ। বিক্রেতার ব্যবহারও ভালো ছিল।', stars: 4 },
  { text: 'বাবার জন্য কিনেছিলাম, উনি খুব খুশি হয়েছেন।', stars: 5 },
  {
    text: 'It does what it should. The cable in the box is a bit short, everything else is fine.',
    stars: 3,
  },
  { text: 'Warranty card was in the box and the serial number matched on the website.', stars: 5 },
  { text: 'Paid online and got the confirmation at once. Smooth from start to end.' },
  { text: 'Bought it for my daughter before her exams, she uses it every day.', stars: 5 },
  { text: 'Worth every taka. The pictures on the website are honest.', stars: 5 },
  { text: 'Very helpful during load-shedding. I should have bought it earlier.', stars: 4 },
  { text: 'It works, but the box was dented when it arrived.', stars: 3 },
  { text: 'Smaller than I thought from the pictures. Check the size before you order.', stars: 3 },
  { text: 'প্রথমটায় সমস্যা ছিল, বদলে দিয়েছে, তবে দশ দিন লেগেছে।', stars: 2 },
  { text: 'Stopped working after a week. The refund came, but I lost time.', stars: 1 },
]
