import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { Form, FormCheckbox, FormSelect, FormTextField } from '../../../../shared/forms/FormFields'
import { discountPercent } from '../../../../shared/lib/discountPercent'
import { atLeast } from '../../../../shared/theme/breakpoints'
import { Panel } from '../../../../shared/ui/panel/Panel'
import { toPreviewProduct } from '../forms/productForm'
import type { useProductForm } from '../hooks/useProductForm'
import { parseAmount } from '../lib/amount'
import { ErrorSummary } from './ErrorSummary'
import { PictureSlots } from './PictureSlots'
import { ProductPreview } from './ProductPreview'
import { SubmitBar } from './SubmitBar'

type ProductFieldsProps = {
  editor: ReturnType<typeof useProductForm>
  categories: readonly string[]
  submitLabel: string
  /** Shown above the form. */
  notice?: ReactNode
}

const columns = {
  display: 'grid',
  gap: 'var(--s5)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
}
const pair = {
  ...columns,
  [`@media ${atLeast('smallTablet')}`]: { gridTemplateColumns: '1fr 1fr' },
}

/** Lays out the form of a product; also of the skeleton. */
export const formLayout = {
  ...columns,
  [`@media ${atLeast('wideDesktop')}`]: { gridTemplateColumns: 'minmax(0, 1fr) 21rem' },
}

export function ProductFields({
  editor: { mode, form, isDirty, isRestored, saveDraft, reset },
  categories,
  submitLabel,
  notice,
}: ProductFieldsProps) {
  const { values, isSubmitting } = form
  const percent = discountPercent(parseAmount(values.price) ?? 0, parseAmount(values.discountPrice))
  const isUploading = values.images.some(({ progress }) => progress !== undefined)

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
                Discard changes
              </Button>
            }
          >
            Your unsaved changes from before your session ended were restored.
          </Alert>
        )}
        {notice}
        <ErrorSummary form={form} />
        <Box sx={formLayout}>
          <Box sx={columns}>
            <Panel title="Details">
              <FormTextField
                form={form}
                name="productName"
                label="Name"
                autoComplete="off"
                required
              />
              <FormSelect
                form={form}
                name="category"
                label="Category"
                options={categories}
                placeholder="Choose a category"
                required
              />
            </Panel>
            <Panel title="Price and stock">
              <Box sx={pair}>
                <FormTextField
                  form={form}
                  name="price"
                  label="Price (৳)"
                  slotProps={{ htmlInput: { inputMode: 'decimal' } }}
                  autoComplete="off"
                  required
                />
                <FormTextField
                  form={form}
                  name="discountPrice"
                  label="Discount price (৳, optional)"
                  slotProps={{ htmlInput: { inputMode: 'decimal' } }}
                  autoComplete="off"
                  helperText={percent ? `${percent}% off` : undefined}
                />
              </Box>
              <FormCheckbox form={form} name="inStock" label="In stock" />
            </Panel>
            <Panel title="Pictures">
              <PictureSlots form={form} />
            </Panel>
            <Panel title="Description">
              <Box sx={mode === 'add' ? pair : undefined}>
                <FormTextField
                  form={form}
                  name="keyFeatures"
                  label="Key features"
                  helperText="Separate with commas."
                  multiline
                  minRows={2}
                />
                {mode === 'add' && (
                  <FormTextField
                    form={form}
                    name="moreFeatures"
                    label="More key features"
                    helperText="Separate with commas."
                    multiline
                    minRows={2}
                  />
                )}
              </Box>
              <FormTextField
                form={form}
                name="description"
                label="Description"
                helperText="Each line becomes a paragraph."
                multiline
                minRows={6}
                maxRows={24}
              />
            </Panel>
          </Box>
          <ProductPreview product={toPreviewProduct(values)} />
        </Box>
        <SubmitBar isDirty={isDirty} isBusy={isSubmitting || isUploading}>
          {isUploading ? 'Uploading…' : submitLabel}
        </SubmitBar>
      </Box>
    </Form>
  )
}
