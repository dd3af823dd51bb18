import { useState } from 'react'
import { isApiProblem, useApplyProductImportMutation, useCheckProductImportMutation } from '@/api'
import { maxFileBytes } from '../lib/importTexts'

const tooLarge = `This file is too large: ${maxFileBytes >> 20} MB at most.`

const toMessage = (error: unknown) => (isApiProblem(error) ? error.message : undefined)

/** Checks a file, and imports it after the admin has confirmed. */
export function useProductImport() {
  const [file, setFile] = useState<File>()
  const [checkFile, check] = useCheckProductImportMutation()
  const [applyImport, applied] = useApplyProductImportMutation()
  const isTooLarge = file !== undefined && file.size > maxFileBytes
  const { _id: id } = check.data ?? {}

  function choose(chosen: File) {
    setFile(chosen)
    check.reset()
    applied.reset()
    if (chosen.size <= maxFileBytes) void checkFile({ body: { file: chosen } })
  }

  return {
    file,
    choose,
    checkAgain: () => file && choose(file),
    isChecking: check.isLoading,
    report: check.data,
    error: isTooLarge ? tooLarge : toMessage(applied.error ?? check.error),
    /** Undefined if there is nothing to import. */
    apply: id === undefined ? undefined : () => void applyImport({ id }),
    isApplying: applied.isLoading,
    hasFailed: applied.isError,
    result: applied.data,
  }
}
