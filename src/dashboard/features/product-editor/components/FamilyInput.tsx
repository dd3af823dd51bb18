import MuiLink from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ComponentProps, useId } from 'react'
import { adminApi } from '@/api'
import { updatePath } from '@/common/addresses'
import { attributesLine } from '@/common/attributes'
import { isVariantEntry } from '@/common/variants'
import { FormTextField } from '@/dashboard/ui/FormFields'
import { useDebounced } from '@/dashboard/ui/useDebounced'
import { language, t } from '@/shared/lib/language'
import { Link } from '@/shared/ui/Link'
import type { ProductFormik } from '../hooks/useProductForm'
import * as messages from '../messages'

type FamilyInputProps = Omit<ComponentProps<typeof FormTextField>, 'form' | 'name'> & {
  form: ProductFormik
}

const maxFound = 25

/** Suggests the families that there are, and shows the other products of the one that is entered. */
export function FamilyInput({ form, ...props }: FamilyInputProps) {
  const listId = useId()
  const { category, version } = form.values
  const family = form.values.family.trim()
  const search = useDebounced(family)
  const call = { search, page: 1, limit: maxFound }
  const { currentData } = adminApi.useListAllProductsQuery(call, { skip: search === '' })
  const found = currentData?.rows ?? []
  const families = [...new Set(found.map((product) => product.family))].filter(Boolean)
  const members = found.filter(
    (product) =>
      product.family === family &&
      product.category.toLowerCase() === category.toLowerCase() &&
      product._id !== version?.product._id,
  )
  return (
    <>
      <FormTextField
        {...props}
        form={form}
        name="family"
        slotProps={{ htmlInput: { list: listId } }}
      />
      <datalist id={listId}>
        {families.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {family !== '' && members.length > 0 && (
        <section aria-label={t(messages.familyMembers)}>
          <Typography variant="body2">{t(messages.familyMembers)}</Typography>
          <Stack component="ul" sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none' }}>
            {members.map((product) => (
              <li key={product._id}>
                <MuiLink component={Link} to={updatePath(product)} variant="body2">
                  {product.productName}
                </MuiLink>{' '}
                <Typography component="span" variant="body2" color="text.secondary">
                  {attributesLine(language, product.attributes.filter(isVariantEntry))}
                </Typography>
              </li>
            ))}
          </Stack>
        </section>
      )}
    </>
  )
}
