import { type HelpPage, helpPages } from '@/common/pages'
import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import { Breadcrumbs } from '@/shared/ui/Breadcrumbs'
import { Link } from '@/shared/ui/Link'
import type { HelpBlock, HelpSection, Help as HelpText } from '@/shop/help/help'
import { legalIdentity } from '@/shop/legalIdentity'
import { ContactLinks } from '@/storefront/ui/ContactLinks'
import { TextPage, TextSection } from '@/storefront/ui/TextPage'
import * as messages from '../messages'
import styles from './Help.module.css'

const trail = [{ label: t(shared.home), to: '/' }]
const [, postalAddress] = legalIdentity

type HelpProps = { page: HelpPage; help: HelpText }

export function Help({ page, help: { intro, sections } }: HelpProps) {
  const hasContacts = sections.some((section) => section.hasContacts)
  return (
    <TextPage
      above={<Breadcrumbs trail={trail} current={t(page.title)} />}
      title={t(page.title)}
      intro={t(intro)}
      titles={{
        ...Object.fromEntries(sections.map(({ id, title }) => [id, t(title)])),
        ...(!hasContacts && { contact: t(messages.stillQuestions) }),
      }}
    >
      {sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
      {!hasContacts && (
        <TextSection id="contact" title={t(messages.stillQuestions)}>
          <p>{t(messages.reachUs)}</p>
          <Contacts />
        </TextSection>
      )}
      <nav aria-label={t(messages.moreHelp)}>
        <ul className={styles.others}>
          {Object.values(helpPages)
            .filter((other) => other !== page)
            .map(({ path, title }) => (
              <li key={path}>
                <Link to={path}>{t(title)}</Link>
              </li>
            ))}
        </ul>
      </nav>
    </TextPage>
  )
}

function Section({ section }: { section: HelpSection }) {
  const { id, title, content = [], questions = [], hasContacts, link } = section
  return (
    <TextSection id={id} title={t(title)}>
      {content.map((block) => (
        <Block key={isList(block) ? block.map(t).join() : t(block)} block={block} />
      ))}
      {questions.map(({ question, answer }) => (
        <div key={t(question)} className={styles.question}>
          <h3>{t(question)}</h3>
          <p>{t(answer)}</p>
        </div>
      ))}
      {hasContacts && <Contacts />}
      {link && (
        <p>
          <Link to={link.to}>{t(link.label)}</Link>
        </p>
      )}
    </TextSection>
  )
}

const isList = (block: HelpBlock): block is Extract<HelpBlock, readonly unknown[]> =>
  Array.isArray(block)

const Block = ({ block }: { block: HelpBlock }) =>
  isList(block) ? (
    <ul>
      {block.map((point) => (
        <li key={t(point)}>{t(point)}</li>
      ))}
    </ul>
  ) : (
    <p>{t(block)}</p>
  )

const Contacts = () => (
  <address className={styles.contacts}>
    <ContactLinks />
    {postalAddress}
  </address>
)
