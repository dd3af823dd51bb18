import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import { useFormik } from 'formik'
import { useEffect, useState } from 'react'
import { object, string } from 'yup'
import { isSessionExpired, messageOf, type ReturnRequest, useAnswerReturnMutation } from '@/api'
import { answerReturnLimits as limits } from '@/common/generated/limits/answerReturn'
import { BusyButton } from '@/dashboard/ui/BusyButton'
import { Form, FormSelect, FormTextField } from '@/dashboard/ui/FormFields'
import { fieldErrorsOf } from '@/dashboard/ui/showProblem'
import { useLeaveGuard } from '@/dashboard/ui/useLeaveGuard'
import { t } from '@/shared/lib/language'
import { atMost } from '@/shared/lib/rules'
import { showToast } from '@/shared/ui/toast/toast'
import * as messages from '../messages'

const rules = object({
  decision: string().required(t(messages.decisionMissing)),
  answer: string()
    .trim()
    .required(t(messages.answerMissing))
    .max(...atMost(limits.answer)),
})

const decisions = { accept: t(messages.accept), decline: t(messages.decline) }

type AnswerFormProps = {
  request: ReturnRequest
  /** Called with whether there is an answer that is not sent. */
  onDirtyChange: (isDirty: boolean) => void
}

export function AnswerForm({ request: { _id: id }, onDirtyChange }: AnswerFormProps) {
  const [answerReturn, { isSuccess }] = useAnswerReturnMutation()
  const [problem, setProblem] = useState<string>()
  const form = useFormik({
    initialValues: { decision: '', answer: '' },
    validationSchema: rules,
    onSubmit: async ({ decision, answer }, { setErrors }) => {
      setProblem(undefined)
      const { error } = await answerReturn({
        id,
        body: { isAccepted: decision === 'accept', answer: answer.trim() },
      })
      if (isSessionExpired(error)) return
      if (error) {
        const fieldErrors = fieldErrorsOf(error)
        if (fieldErrors) setErrors(fieldErrors)
        else setProblem(messageOf(error))
        return
      }
      showToast(t(messages.answerSent))
    },
  })
  const dirty = form.dirty && !isSuccess
  useLeaveGuard(dirty)
  useEffect(() => {
    onDirtyChange(dirty)
    return () => onDirtyChange(false)
  }, [dirty, onDirtyChange])
  return (
    <Form form={form}>
      <Stack sx={{ gap: 2 }}>
        {problem && <Alert severity="error">{problem}</Alert>}
        <FormSelect
          form={form}
          name="decision"
          label={t(messages.decision)}
          options={Object.keys(decisions)}
          toLabel={(each) => decisions[each === 'accept' ? 'accept' : 'decline']}
          placeholder={t(messages.chooseDecision)}
          required
        />
        <FormTextField
          form={form}
          name="answer"
          label={t(messages.answer)}
          helperText={t(messages.answerHint)}
          multiline
          minRows={3}
          required
        />
        <BusyButton
          variant="contained"
          type="submit"
          isBusy={form.isSubmitting}
          sx={{ alignSelf: 'start' }}
        >
          {t(messages.sendAnswer)}
        </BusyButton>
      </Stack>
    </Form>
  )
}
