import { helpTexts } from './helpTexts'
import { breadcrumbs, type PageHead, toPageHead } from './pageHead'
import type { HelpPage } from './pages'
import { inLanguage, type Language } from './text'

/** Not in `pageHead.ts`, which every page loads: it takes the texts of the page. */
export function helpHead(language: Language, { path, title }: HelpPage): PageHead {
  const t = inLanguage(language)
  const { intro, sections } = helpTexts[path]
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
