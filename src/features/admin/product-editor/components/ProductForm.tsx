import type { ReactNode } from 'react'
import type { Product } from '../../../../api'
import { discountPercent } from '../../../../shared/lib/discountPercent'
import { CheckBox } from '../../../../shared/ui/check-box/CheckBox'
import { Panel } from '../../../../shared/ui/panel/Panel'
import { TextArea } from '../../../../shared/ui/text-area/TextArea'
import { SelectField } from '../../../../shared/ui/text-field/SelectField'
import { TextField } from '../../../../shared/ui/text-field/TextField'
import type { ProductEditor } from '../hooks/useProductEditor'
import { amountOf } from '../lib/amount'
import { previewOf } from '../lib/previewProduct'
import { ErrorSummary, type FieldError } from './ErrorSummary'
import { PictureSlots } from './PictureSlots'
import styles from './ProductForm.module.css'
import { ProductPreview } from './ProductPreview'
import { SubmitBar } from './SubmitBar'

type ProductFormProps = {
  editor: ProductEditor
  categories: readonly string[]
  submitLabel: string
  /** How the shop shows a product. */
  renderPreview: (product: Product) => ReactNode
  /** What is to be known before one goes on. */
  notice?: ReactNode
}

const textNames = [
  'productName',
  'category',
  'price',
  'discountPrice',
  'keyFeatures',
  'moreFeatures',
  'description',
] as const

function errorsOf({ textField, picturesError }: ProductEditor): FieldError[] {
  const inFields = textNames.flatMap((name) => {
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
  const percent = discountPercent(amountOf(values.price) ?? 0, amountOf(values.discountPrice))

  return (
    <form {...formProps} className={styles.form}>
      {notice}
      <ErrorSummary errors={errorsOf(editor)} formRef={formProps.ref} />
      <div className={styles.columns}>
        <div className={styles.fields}>
          <Panel title="The gadget">
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
          <Panel title="In words">
            <Features editor={editor} />
            <TextArea
              {...textField('description')}
              label="Description"
              hint="Each line becomes a paragraph."
              rows={6}
            />
          </Panel>
        </div>
        <ProductPreview>{renderPreview(previewOf(draft, pictures.all))}</ProductPreview>
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

/** Two boxes where a product is added, one where it is edited. */
function Features({ editor: { occasion, textField } }: { editor: ProductEditor }) {
  const box = (name: 'keyFeatures' | 'moreFeatures', label: string) => (
    <TextArea
      {...textField(name)}
      className={styles.few}
      label={label}
      hint="Separate them by commas."
      rows={2}
    />
  )
  if (occasion === 'edit') return box('keyFeatures', 'Key features')
  return (
    <div className={styles.pair}>
      {box('keyFeatures', 'Key features')}
      {box('moreFeatures', 'More key features')}
    </div>
  )
}
