import { text } from '@/common/text'

// What several rooms say.
export const homeLink = text(
  (shop: string) => `${shop}, home`,
  (shop) => `${shop}, হোম`,
)
export const anonymous = text('Anonymous', 'নামহীন')
export const closeMenu = text('Close the menu', 'মেনু বন্ধ করুন')
export const home = text('Home', 'হোম')
export const skipToContent = text('Skip to content', 'মূল অংশে যান')
