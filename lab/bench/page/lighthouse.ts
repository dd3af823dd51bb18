import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { chromiumArgs, ensureChromium } from '../../../scripts/chromium'
import { round } from '../statistics'

const run = promisify(execFile)

/** Fetched by `npx` when it is first used: only this benchmark needs it. */
const lighthouse = 'lighthouse@12.8.2'
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type Report = {
  categories: Record<(typeof categories)[number], { score: number }>
  audits: Record<string, { score: number | null; numericValue?: number } | undefined>
}

/** Lighthouse's scores of a page on its simulated phone, and the audits that are not perfect. */
export async function audit(url: string) {
  const { stdout } = await run(
    'npx',
    [
      '--yes',
      lighthouse,
      url,
      '--output=json',
      '--quiet',
      '--no-enable-error-reporting',
      `--only-categories=${categories.join()}`,
      `--chrome-flags=--headless=new ${chromiumArgs.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: ensureChromium() }, maxBuffer: 64 << 20 },
  )
  const report = JSON.parse(stdout) as Report
  const figure = (name: string) => round(report.audits[name]?.numericValue ?? Number.NaN)
  return {
    scores: categories.map((name) => round(report.categories[name].score * 100)),
    lcp: figure('largest-contentful-paint'),
    blocking: figure('total-blocking-time'),
    imperfect: Object.entries(report.audits).flatMap(([name, it]) =>
      it && it.score !== null && it.score < 1 ? name : [],
    ),
  }
}
