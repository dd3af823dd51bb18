import FormHelperText from '@mui/material/FormHelperText'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { attributesOf, attributeText, knownAttributes } from '@/common/attributes'
import { getFieldError } from '@/dashboard/ui/FormFields'
import { language, t } from '@/shared/lib/language'
import type { Attribute } from '@/shop/attributes'
import { findAttributeProblem } from '../forms/rules'
import type { ProductFormik } from '../hooks/useProductForm'
import * as messages from '../messages'

type AttributeInputsProps = {
  form: ProductFormik
  /** Of an input that shares its row. */
  half: object
}

const optionsOf = (attribute: Attribute) => {
  if (attribute.kind === 'yesNo') return ['yes', 'no']
  return attribute.kind === 'choice' ? Object.keys(attribute.choices) : undefined
}

/** The attributes of the category, and those that the product has besides. */
export function AttributeInputs({ form, half }: AttributeInputsProps) {
  const { category, attributes } = form.values
  const error = getFieldError({ form, name: 'attributes' })
  const others = knownAttributes(Object.keys(attributes).map((name) => `${name}:`))
  const offered = new Map<string, Attribute>([
    ...attributesOf(category),
    ...others.map(({ name, attribute }) => [name, attribute] as const),
  ])
  const problemOf = (name: string) =>
    error === undefined ? undefined : findAttributeProblem(name, attributes[name])
  const isAtInput = [...offered.keys()].some((name) => problemOf(name) !== undefined)
  return (
    <>
      {error && !isAtInput && <FormHelperText error>{error}</FormHelperText>}
      {[...offered].map(([name, attribute]) => {
        const options = optionsOf(attribute)
        const problem = problemOf(name)
        return (
          <TextField
            key={name}
            {...half}
            name={`attributes.${name}`}
            label={t(attribute.label)}
            value={attributes[name] ?? ''}
            onChange={form.handleChange}
            autoComplete="off"
            error={problem !== undefined}
            helperText={problem}
            select={options !== undefined}
            slotProps={{
              inputLabel: options && { shrink: true },
              select: { native: true },
              input:
                attribute.kind === 'number'
                  ? { endAdornment: <Unit text={t(attribute.unit)} /> }
                  : undefined,
              htmlInput: attribute.kind === 'number' ? { inputMode: 'decimal' } : undefined,
            }}
          >
            {options && (
              <>
                <option value="">{t(messages.notStated)}</option>
                {options.map((value) => (
                  <option key={value} value={value}>
                    {attributeText(language, attribute, value)}
                  </option>
                ))}
              </>
            )}
          </TextField>
        )
      })}
    </>
  )
}

const Unit = ({ text }: { text: string }) => <InputAdornment position="end">{text}</InputAdornment>
