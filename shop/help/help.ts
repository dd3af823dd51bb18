import type { Text } from '../../common/text'

/** What a help page says, below its title. */
export type Help = {
  /** Also the description for search engines. */
  intro: Text
  sections: readonly HelpSection[]
}

export type HelpSection = {
  /** The end of its address: `/faqs#payment`. */
  id: string
  title: Text
  content?: readonly HelpBlock[]
  questions?: readonly { question: Text; answer: Text }[]
  /** Here are the ways to reach the shop, which otherwise end the page. */
  hasContacts?: boolean
  link?: { label: Text; to: string }
}

/** A paragraph, or the points of a list. */
export type HelpBlock = Text | readonly Text[]
