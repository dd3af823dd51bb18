import { prepareDataForValidation, yupToFormErrors } from 'formik'
import { type ObjectSchema, ValidationError } from 'yup'

/** The message that a form with these rules shows at each field. */
export function getFormErrors<Values extends object>(
  rules: Pick<ObjectSchema<Partial<Values>>, 'validateSync'>,
  values: Values,
): Record<string, unknown> {
  try {
    rules.validateSync(prepareDataForValidation(values), { abortEarly: false })
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return { ...yupToFormErrors<Values>(error) }
  }
}
