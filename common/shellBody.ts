import { shop } from '../shop/shop.config.ts'
import { escapeHtml } from './escapeHtml.ts'
import { type Language, text } from './text.ts'

const needsScript = text(
  (name: string) => `${name} needs JavaScript`,
  (name) => `${name} চালাতে জাভাস্ক্রিপ্ট লাগে`,
)
const turnOn = text(
  'Please turn on JavaScript in your browser to shop here.',
  'কেনাকাটা করতে ব্রাউজারে জাভাস্ক্রিপ্ট চালু করুন।',
)
const orWrite = text(
  (mail: string) => `Or write to ${mail}, and we'll help you order.`,
  (mail) => `অথবা ${mail} ঠিকানায় লিখুন, অর্ডার করতে আমরা সাহায্য করব।`,
)
const notLoaded = text(
  (name: string) => `${name} couldn't be loaded.`,
  (name) => `${name} লোড করা যায়নি।`,
)
const checkConnection = text(
  'Please check your connection and <a href="">reload the page</a>.',
  'ইন্টারনেট সংযোগ দেখে <a href="">পাতাটি আবার লোড করুন</a>।',
)
const keepsHappening = text(
  (mail: string) => `If it keeps happening, write to ${mail}.`,
  (mail) => `বারবার এমন হলে ${mail} ঠিকানায় লিখুন।`,
)

/** What stands in a page until it is rendered. */
export function shellBody(language: Language): string {
  const name = escapeHtml(shop.displayName[language])
  const mail = `<a href="mailto:${shop.supportEmail}">${shop.supportEmail}</a>`
  return `<noscript>
      <div class="no-script">
        <h1>${needsScript[language](name)}</h1>
        <p>${turnOn[language]}<br />${orWrite[language](mail)}</p>
      </div>
    </noscript>
    <div id="root">
      <div class="page-loading">
        <div class="load-failure" data-nosnippet>
          <h1>${notLoaded[language](name)}</h1>
          <p>${checkConnection[language]}<br />${keepsHappening[language](mail)}</p>
        </div>
      </div>
    </div>`
}
