import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { fieldsByPanel } from '@/common/mapFields'
import { getFieldError } from '@/dashboard/ui/FormFields'
import { t } from '@/shared/lib/language'
import type { ProductFormik } from '../hooks/useProductForm'
import * as messages from '../messages'

/** In the order of the page. */
const fieldNames = fieldsByPanel.flatMap(({ fields }) =>
  fields.flatMap(({ name }) =>
    name === 'keyFeatures' ? ([name, 'moreFeatures'] as const) : [name],
  ),
)

/** All errors of the form; a click focuses the field. */
export function ErrorSummary({ form }: { form: ProductFormik }) {
  const errors = fieldNames.flatMap((name) => {
    const text = getFieldError({ form, name })
    return text ? { name, text } : []
  })
  if (errors.length === 0) return null

  return (
    <Alert severity="error">
      {t(errors.length === 1 ? messages.fixError : messages.fixErrors)}
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
  const find = (selector: string) => form?.querySelector<HTMLElement>(selector)
  const part = `[name^="${name}."]`
  const field = find(`[name="${name}"], ${part}[aria-invalid=true]`) ?? find(part)
  field?.focus()
}
