import type { Help } from '../shop/help/help'
import { breadcrumbs, type PageHead, toPageHead } from './pageHead'
import type { HelpPage } from './pages'
import { inLanguage, type Language } from './text'

/** Not in `pageHead.ts`, which every page loads: it takes the texts of the page. */
export function helpHead(
  language: Language,
  { path, title }: HelpPage,
  { intro, sections }: Help,
): PageHead {
  const t = inLanguage(language)
  const name = t(title)
  const questions = sections.flatMap((section) => section.questions ?? [])
  return toPageHead(language, name, path, {
    description: t(intro),
    things: [
      breadcrumbs(language, { name, path }),
      ...(questions.length > 0
        ? [
            {
              '@type': 'FAQPage',
              mainEntity: questions.map(({ question, answer }) => ({
                '@type': 'Question',
                name: t(question),
                acceptedAnswer: { '@type': 'Answer', text: t(answer) },
              })),
            },
          ]
        : []),
    ],
  })
}
