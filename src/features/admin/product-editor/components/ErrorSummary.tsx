import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { getFieldError } from '../../../../shared/forms/FormFields'
import type { TextFieldName } from '../forms/productForm'
import type { ProductFormik } from '../hooks/useProductForm'

/** In the order of the page. */
const listed = {
  productName: true,
  category: true,
  price: true,
  discountPrice: true,
  images: true,
  keyFeatures: true,
  moreFeatures: true,
  description: true,
} satisfies Record<TextFieldName | 'images', true>

// Its type demands exactly these keys.
const fieldNames = Object.keys(listed) as (keyof typeof listed)[]

/** All errors of the form; a click focuses the field. */
export function ErrorSummary({ form }: { form: ProductFormik }) {
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
