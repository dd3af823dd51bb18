import { aboutUs } from '../shop/help/aboutUs'
import { contactUs } from '../shop/help/contactUs'
import { faqs } from '../shop/help/faqs'
import type { Help } from '../shop/help/help'
import { returns } from '../shop/help/returns'
import { shipping } from '../shop/help/shipping'
import { warranty } from '../shop/help/warranty'
import type { HelpPage } from './pages'

export const helpTexts: Readonly<Record<HelpPage['path'], Help>> = {
  '/about-us': aboutUs,
  '/contact-us': contactUs,
  '/faqs': faqs,
  '/shipping-delivery': shipping,
  '/returns-refunds': returns,
  '/warranty': warranty,
}
