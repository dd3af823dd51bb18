import { type HelpPage, helpPages } from '../../../../common/pages'
import { aboutUs } from '../../../../shop/help/aboutUs'
import { contactUs } from '../../../../shop/help/contactUs'
import { faqs } from '../../../../shop/help/faqs'
import type { Help } from '../../../../shop/help/help'
import { returns } from '../../../../shop/help/returns'
import { shipping } from '../../../../shop/help/shipping'
import { warranty } from '../../../../shop/help/warranty'

export type HelpText = { page: HelpPage; help: Help }

export const helpTexts: readonly HelpText[] = [
  { page: helpPages.aboutUs, help: aboutUs },
  { page: helpPages.contactUs, help: contactUs },
  { page: helpPages.faqs, help: faqs },
  { page: helpPages.shipping, help: shipping },
  { page: helpPages.returns, help: returns },
  { page: helpPages.warranty, help: warranty },
]
