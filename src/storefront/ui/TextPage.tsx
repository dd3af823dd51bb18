import type { ReactNode } from 'react'
import { classNames } from '@/shared/lib/classNames'
import { t } from '@/shared/lib/language'
import * as messages from './messages'
import styles from './TextPage.module.css'

type TextPageProps = {
  above?: ReactNode
  title: string
  intro: string
  note?: ReactNode
  /** Titles of the sections by their IDs, for the table of contents. */
  titles: Readonly<Record<string, string>>
  children: ReactNode
}

/** A page to read, with a table of its contents beside it on wide screens. */
export function TextPage({ above, title, intro, note, titles, children }: TextPageProps) {
  return (
    <div className={classNames('page-content', styles.page)}>
      <header className={styles.head}>
        {above}
        <h1>{title}</h1>
        <p>{intro}</p>
        {note && <p className={styles.note}>{note}</p>}
      </header>
      <nav className={styles.contents} aria-label={t(messages.onThisPage)}>
        <ol>
          {Object.entries(titles).map(([id, sectionTitle]) => (
            <li key={id}>
              <a className="quiet-link" href={`#${id}`}>
                {sectionTitle}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>{children}</div>
    </div>
  )
}

type TextSectionProps = { id: string; title: string; children: ReactNode }

export const TextSection = ({ id, title, children }: TextSectionProps) => (
  <section id={id} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`} className="large">
      {title}
    </h2>
    {children}
  </section>
)
