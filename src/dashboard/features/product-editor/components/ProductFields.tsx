import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { fieldsByPanel } from '@/common/mapFields'
import { Form } from '@/dashboard/ui/FormFields'
import { Panel } from '@/dashboard/ui/Panel'
import * as pictures from '@/dashboard/ui/pictures/messages'
import { hasUploads } from '@/dashboard/ui/pictures/pictures'
import { t } from '@/shared/lib/language'
import { toPreviewProduct } from '../forms/productForm'
import type { useProductForm } from '../hooks/useProductForm'
import * as messages from '../messages'
import { ErrorSummary } from './ErrorSummary'
import { ProductInput } from './ProductInput'
import { ProductPreview } from './ProductPreview'
import { SubmitBar } from './SubmitBar'

type ProductFieldsProps = {
  editor: ReturnType<typeof useProductForm>
  categories: readonly string[]
  submitLabel: string
  /** Shown above the form. */
  notice?: ReactNode
  onCancel?: () => void
}

const columns = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
}
const pair = {
  ...columns,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
  '& > :not([data-half])': { gridColumn: { sm: '1 / -1' } },
}

/** Lays out the form of a product; also of the skeleton. */
export const formLayout = {
  ...columns,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21rem' },
}

export function ProductFields({
  editor: { mode, form, isDirty, isRestored, saveDraft, reset },
  categories,
  submitLabel,
  notice,
  onCancel,
}: ProductFieldsProps) {
  const { values, isSubmitting } = form
  const isUploading = hasUploads(values.images)

  return (
    <Form form={form} onBlur={saveDraft}>
      <Box
        sx={{
          ...columns,
          // Focused fields must not be behind the bar.
          '& :is(input, select, textarea, button)': { scrollMarginBlock: 'var(--s16) 6rem' },
        }}
      >
        {isRestored && (
          <Alert
            severity="warning"
            action={
              <Button size="small" onClick={reset}>
                {t(messages.discardChanges)}
              </Button>
            }
          >
            {t(messages.draftRestored)}
          </Alert>
        )}
        {notice}
        <ErrorSummary form={form} />
        <Box sx={formLayout}>
          <Box sx={columns}>
            {fieldsByPanel.map(({ title, fields }) => (
              <Panel key={t(title)} title={t(title)}>
                <Box sx={pair}>
                  {fields.map((field) => (
                    <ProductInput
                      key={field.name}
                      form={form}
                      field={field}
                      mode={mode}
                      categories={categories}
                    />
                  ))}
                </Box>
              </Panel>
            ))}
          </Box>
          <ProductPreview product={toPreviewProduct(values)} />
        </Box>
        <SubmitBar isDirty={isDirty} isBusy={isSubmitting || isUploading} onCancel={onCancel}>
          {isUploading ? t(pictures.uploading) : submitLabel}
        </SubmitBar>
      </Box>
    </Form>
  )
}
