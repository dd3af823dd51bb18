import type { ReactNode } from 'react'
import type { Product } from '../../../../api'
import { discountPercent } from '../../../../shared/lib/discountPercent'
import { CheckBox } from '../../../../shared/ui/check-box/CheckBox'
import { Panel } from '../../../../shared/ui/panel/Panel'
import { TextArea } from '../../../../shared/ui/text-area/TextArea'
import { SelectField } from '../../../../shared/ui/text-field/SelectField'
import { TextField } from '../../../../shared/ui/text-field/TextField'
import type { TextFieldName } from '../forms/productForm'
import type { ProductEditor } from '../hooks/useProductEditor'
import { parseAmount } from '../lib/amount'
import { toPreviewProduct } from '../lib/previewProduct'
import { ErrorSummary, type FieldError } from './ErrorSummary'
import { PictureSlots } from './PictureSlots'
import styles from './ProductForm.module.css'
import { ProductPreview } from './ProductPreview'
import { SubmitBar } from './SubmitBar'

type ProductFormProps = {
  editor: ProductEditor
  categories: readonly string[]
  submitLabel: string
  renderPreview: (product: Product) => ReactNode
  /** Shown above the form. */
  notice?: ReactNode
}

/** In the order of the form. */
const textFields: Record<TextFieldName, true> = {
  productName: true,
  category: true,
  price: true,
  discountPrice: true,
  keyFeatures: true,
  moreFeatures: true,
  description: true,
}

const isTextField = (name: string): name is TextFieldName => name in textFields

function getErrors({ textField, picturesError }: ProductEditor): FieldError[] {
  const inFields = Object.keys(textFields)
    .filter(isTextField)
    .flatMap((name) => {
      const { error } = textField(name)
      return error ? { name, text: error } : []
    })
  return picturesError ? [...inFields, { name: 'images', text: picturesError }] : inFields
}

export function ProductForm({
  editor,
  categories,
  submitLabel,
  renderPreview,
  notice,
}: ProductFormProps) {
  const { form, formProps, textField, pictures, picturesError, draft } = editor
  const { values, handleChange, isSubmitting } = form
  const percent = discountPercent(parseAmount(values.price) ?? 0, parseAmount(values.discountPrice))

  return (
    <form {...formProps} className={styles.form}>
      {notice}
      <ErrorSummary errors={getErrors(editor)} formRef={formProps.ref} />
      <div className={styles.columns}>
        <div className={styles.fields}>
          <Panel title="Details">
            <TextField {...textField('productName')} label="Name" autoComplete="off" required />
            <SelectField
              {...textField('category')}
              label="Category"
              options={categories}
              placeholder="Choose a category"
              required
            />
          </Panel>
          <Panel title="Price and stock">
            <div className={styles.pair}>
              <TextField
                {...textField('price')}
                label="Price (৳)"
                inputMode="decimal"
                autoComplete="off"
                required
              />
              <TextField
                {...textField('discountPrice')}
                label="Discount price (৳, optional)"
                inputMode="decimal"
                autoComplete="off"
                hint={percent ? `${percent}% off` : undefined}
              />
            </div>
            <CheckBox
              label="In stock"
              name="inStock"
              checked={values.inStock}
              onChange={handleChange}
            />
          </Panel>
          <Panel title="Pictures">
            <PictureSlots pictures={pictures} error={picturesError} />
          </Panel>
          <Panel title="Description">
            <Features editor={editor} />
            <TextArea
              {...textField('description')}
              label="Description"
              hint="Each line becomes a paragraph."
              rows={6}
            />
          </Panel>
        </div>
        <ProductPreview>{renderPreview(toPreviewProduct(draft, pictures.all))}</ProductPreview>
      </div>
      <SubmitBar
        label={submitLabel}
        isDirty={editor.isDirty}
        isUploading={pictures.isUploading}
        isBusy={isSubmitting}
      />
    </form>
  )
}

/** Adding has two fields for key features, editing has one. */
function Features({ editor: { mode, textField } }: { editor: ProductEditor }) {
  const featuresField = (name: 'keyFeatures' | 'moreFeatures', label: string) => (
    <TextArea
      {...textField(name)}
      className={styles.short}
      label={label}
      hint="Separate with commas."
      rows={2}
    />
  )
  if (mode === 'edit') return featuresField('keyFeatures', 'Key features')
  return (
    <div className={styles.pair}>
      {featuresField('keyFeatures', 'Key features')}
      {featuresField('moreFeatures', 'More key features')}
    </div>
  )
}
