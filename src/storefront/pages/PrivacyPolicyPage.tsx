import type { ReactNode } from 'react'
import { formatDate } from '@/shared/lib/formatDate'
import { t } from '@/shared/lib/language'
import { legalIdentity } from '@/shop/legalIdentity'
import { shop } from '@/shop/shop.config'
import { TextPage, TextSection } from '@/storefront/ui/TextPage'
import * as policy from './privacyPolicyMessages'

const lastUpdated = '2026-11-25'

const titles = {
  'data-collected': t(policy.dataTitle),
  'third-parties': t(policy.thirdPartiesTitle),
  cookies: t(policy.cookiesTitle),
  protection: t(policy.protectionTitle),
  contact: t(policy.contactTitle),
}

const collected = [
  t(policy.accountData),
  t(policy.orderData),
  t(policy.reviewData),
  t(policy.alertData),
  t(policy.technicalData),
]
const receivers = [
  t(policy.signInService),
  t(policy.mailService),
  t(policy.paymentGateway),
  t(policy.courier),
  t(policy.authorities)(t(shop.countryName)),
]
const stored = [t(policy.sessionCookie), t(policy.signInStored), t(policy.preferences)]

export function PrivacyPolicyPage() {
  return (
    <TextPage
      title={t(policy.title)}
      intro={t(policy.intro)(t(shop.displayName))}
      note={
        <>
          {t(policy.lastUpdated)} <time dateTime={lastUpdated}>{formatDate(lastUpdated)}</time>
        </>
      }
      titles={titles}
    >
      <Sections />
    </TextPage>
  )
}

type SectionProps = { id: keyof typeof titles; children: ReactNode }

const Section = ({ id, children }: SectionProps) => (
  <TextSection id={id} title={titles[id]}>
    {children}
  </TextSection>
)

function Sections() {
  return (
    <>
      <Section id="data-collected">
        <p>{t(policy.dataIntro)}</p>
        <Points points={collected} />
        <p>{t(policy.withoutAccount)}</p>
      </Section>
      <Section id="third-parties">
        <p>{t(policy.thirdPartiesIntro)}</p>
        <Points points={receivers} />
      </Section>
      <Section id="cookies">
        <p>{t(policy.cookiesIntro)}</p>
        <Points points={stored} />
        <p>{t(policy.deleteStored)}</p>
      </Section>
      <Section id="protection">
        <p>{t(policy.protection)}</p>
        <p>{t(policy.retention)}</p>
      </Section>
      <Section id="contact">
        <p>{t(policy.yourRights)}</p>
        <p>
          {t(policy.writeTo)} <a href={`mailto:${shop.supportEmail}`}>{shop.supportEmail}</a>{' '}
          {t(policy.howWeAnswer)}
        </p>
        <address>
          {legalIdentity.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </Section>
    </>
  )
}

type Point = { lead: string; rest: string }

const Points = ({ points }: { points: readonly Point[] }) => (
  <ul>
    {points.map(({ lead, rest }) => (
      <li key={lead}>
        <strong>{lead}</strong>
        {rest}
      </li>
    ))}
  </ul>
)
