import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { BusyButton } from '../../../../shared/forms/BusyButton'
import {
  Form,
  FormCheckbox,
  FormSelect,
  FormTextField,
  getFieldError,
} from '../../../../shared/forms/FormFields'
import { discountPercent } from '../../../../shared/lib/discountPercent'
import { atLeast, below } from '../../../../shared/theme/breakpoints'
import { Panel } from '../../../../shared/ui/panel/Panel'
import { toPreviewProduct } from '../forms/productForm'
import type { ProductFormik, useProductForm } from '../hooks/useProductForm'
import { parseAmount } from '../lib/amount'
import { PictureSlots } from './PictureSlots'
import { ProductPreview } from './ProductPreview'

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

/** In the order of the page. */
const fieldNames = [
  'productName',
  'category',
  'price',
  'discountPrice',
  'images',
  'keyFeatures',
  'moreFeatures',
  'description',
] as const

/** All errors of the form; a click focuses the field. */
function ErrorSummary({ form }: { form: ProductFormik }) {
  const errors = fieldNames.flatMap((name) => {
    const text = getFieldError({ form, name })
    return text ? { name, text } : []
  })
  if (errors.length === 0) return null

  return (
    <Alert severity="error">
      {errors.length === 1 ? 'Please fix this error:' : 'Please fix these errors:'}
      <Box component="ul" sx={{ listStyle: 'none' }}>
        {errors.map(({ name, text }) => (
          <li key={name}>
            <Link
              component="button"
              type="button"
              color="inherit"
              sx={{ textAlign: 'start' }}
              onClick={({ currentTarget }) => focusField(currentTarget.form, name)}
            >
              {text}
            </Link>
          </li>
        ))}
      </Box>
    </Alert>
  )
}

function focusField(form: HTMLFormElement | null, name: string) {
  form?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
}

type SubmitBarProps = { isDirty: boolean; isBusy: boolean; children: string }

/** Cancel and submit, always visible at the bottom of the form. */
function SubmitBar({ isDirty, isBusy, children }: SubmitBarProps) {
  return (
    <Box
      sx={{
        position: 'sticky',
        zIndex: 1,
        bottom: 0,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'end',
        gap: 'var(--s3)',
        mx: 'calc(-1 * var(--gutter))',
        mb: 'calc(-1 * var(--s12))',
        p: 'var(--s3) var(--gutter) max(var(--s3), env(safe-area-inset-bottom))',
        borderTop: '1px solid var(--line)',
        bgcolor: 'var(--surface)',
        [`@media ${below('smallTablet')}`]: { '& > *': { flex: 1 } },
        [`@media ${atLeast('desktop')}`]: { mx: 'calc(-1 * var(--s6))', px: 'var(--s6)' },
      }}
    >
      {isDirty && (
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{
            flex: 1,
            display: 'none',
            [`@media ${atLeast('smallTablet')}`]: { display: 'block' },
          }}
        >
          Unsaved changes
        </Typography>
      )}
      <Button component={RouterLink} to="/dashboard/all-products">
        Cancel
      </Button>
      <BusyButton type="submit" variant="contained" isBusy={isBusy} sx={{ minWidth: '9.5rem' }}>
        {children}
      </BusyButton>
    </Box>
  )
}
