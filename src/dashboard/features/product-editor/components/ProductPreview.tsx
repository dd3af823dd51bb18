import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import type { Product } from '@/api'
import { atLeast } from '@/dashboard/theme/breakpoints'
import { Panel } from '@/dashboard/ui/Panel'
import { DetailedCard } from '@/entities/product/components/DetailedCard'
import { useMediaQuery } from '@/shared/hooks/useMediaQuery'
import { t } from '@/shared/lib/language'
import { ChevronDownIcon } from '@/shared/ui/icon/icons'
import * as messages from '../messages'

/** The product as the shop will show it: beside the form, or collapsed on narrow screens. */
export function ProductPreview({ product }: { product: Product }) {
  const isWide = useMediaQuery(atLeast('wideDesktop'))
  // Inert: its text repeats the form, and its links lead to a product that does not exist yet.
  const card = (
    <div inert>
      <DetailedCard product={product} pictureSizes="300px" />
    </div>
  )

  if (isWide) return <Panel title={t(messages.preview)}>{card}</Panel>
  return (
    <Accordion
      disableGutters
      sx={{
        border: '1px solid var(--line)',
        '&&': { borderRadius: 'var(--radius)' },
        '&::before': { display: 'none' },
      }}
    >
      <AccordionSummary
        expandIcon={<ChevronDownIcon size={20} />}
        sx={{ fontWeight: 'var(--weight-semibold)' }}
      >
        {t(messages.preview)}
      </AccordionSummary>
      <AccordionDetails sx={{ maxWidth: '24rem' }}>{card}</AccordionDetails>
    </Accordion>
  )
}
