import { text } from './text'

/** Words of the API; in English as they are stored. */
export const storedWords = {
  role: { admin: text('admin', 'অ্যাডমিন'), user: text('user', 'ব্যবহারকারী') },
  status: {
    Delivered: text('Delivered', 'ডেলিভার হয়েছে'),
    Pending: text('Pending', 'অপেক্ষমাণ'),
  },
  reason: {
    duplicate: text('duplicate', 'দুবার পেমেন্ট'),
    orderDeleted: text('orderDeleted', 'অর্ডার মোছা হয়েছে'),
    reusedValidation: text('reusedValidation', 'ভ্যালিডেশন ID আগে ব্যবহৃত'),
    risky: text('risky', 'ঝুঁকিপূর্ণ পেমেন্ট'),
    wrongAmount: text('wrongAmount', 'ভুল অঙ্কের টাকা'),
    wrongCurrency: text('wrongCurrency', 'ভুল মুদ্রা'),
  },
  requestKind: { return: text('return', 'ফেরত'), warranty: text('warranty', 'ওয়ারেন্টি') },
  requestState: {
    open: text('open', 'উত্তর বাকি'),
    withdrawn: text('withdrawn', 'ফিরিয়ে নেওয়া হয়েছে'),
    accepted: text('accepted', 'মেনে নেওয়া হয়েছে'),
    declined: text('declined', 'নাকচ হয়েছে'),
    done: text('done', 'সম্পন্ন'),
  },
} as const

/** What admins and customers have done, as the audit log names it. */
export const auditActions = {
  createProduct: text('Product added', 'পণ্য যোগ হয়েছে'),
  updateProduct: text('Product edited', 'পণ্য সম্পাদনা হয়েছে'),
  applyBulkEdit: text('Many products edited', 'অনেক পণ্য সম্পাদনা হয়েছে'),
  undoBulkEdit: text('Edit of many undone', 'অনেক পণ্যের সম্পাদনা ফেরানো হয়েছে'),
  deleteProduct: text('Product deleted', 'পণ্য মোছা হয়েছে'),
  packOrder: text('Order packed', 'অর্ডার প্যাক হয়েছে'),
  undoPacking: text('Packing taken back', 'প্যাক করা ফিরিয়ে নেওয়া হয়েছে'),
  handOverOrder: text('Order handed over', 'অর্ডার কুরিয়ারকে দেওয়া হয়েছে'),
  undoHandOver: text('Handing over taken back', 'কুরিয়ারকে দেওয়া ফিরিয়ে নেওয়া হয়েছে'),
  deliverOrder: text('Order delivered', 'অর্ডার ডেলিভার হয়েছে'),
  deleteOrder: text('Order deleted', 'অর্ডার মোছা হয়েছে'),
  cancelOrder: text('Order cancelled', 'অর্ডার বাতিল হয়েছে'),
  recordCashPayment: text('Cash payment recorded', 'ক্যাশ পেমেন্ট রেকর্ড হয়েছে'),
  addOrderNote: text('Note written', 'নোট লেখা হয়েছে'),
  deleteOrderNote: text('Note deleted', 'নোট মোছা হয়েছে'),
  answerReturn: text('Return answered', 'ফেরতের অনুরোধের উত্তর দেওয়া হয়েছে'),
  finishReturn: text('Return done', 'ফেরত সম্পন্ন হয়েছে'),
  addCustomerNote: text('Note on customer written', 'গ্রাহক নিয়ে নোট লেখা হয়েছে'),
  deleteCustomerNote: text('Note on customer deleted', 'গ্রাহক নিয়ে নোট মোছা হয়েছে'),
  hideReview: text('Review hidden', 'রিভিউ লুকানো হয়েছে'),
  showReview: text('Review shown again', 'রিভিউ আবার দেখানো হয়েছে'),
  removeFromCart: text('Cart item deleted', 'কার্টের পণ্য মোছা হয়েছে'),
  updateUserRole: text('Role changed', 'ভূমিকা বদলানো হয়েছে'),
  deleteUser: text('User deleted', 'ব্যবহারকারী মোছা হয়েছে'),
  refundDuplicate: text('Duplicate payment refunded', 'বাড়তি পেমেন্ট রিফান্ড হয়েছে'),
  refundPayment: text('Refund', 'রিফান্ড'),
  acceptPayment: text('Payment kept', 'পেমেন্ট রেখে দেওয়া হয়েছে'),
  shareView: text('View shared', 'ভিউ শেয়ার হয়েছে'),
  updateView: text('Shared view changed', 'শেয়ার করা ভিউ বদলানো হয়েছে'),
  deleteView: text('Shared view deleted', 'শেয়ার করা ভিউ মোছা হয়েছে'),
} as const
