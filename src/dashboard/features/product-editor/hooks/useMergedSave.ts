import { useState } from 'react'
import {
  adminApi,
  isEditConflict,
  messageOf,
  type ProductVersion,
  useLazyGetProductVersionQuery,
} from '@/api'
import type { FieldName } from '@/common/productFields'
import { selectSessionEmail } from '@/entities/auth/model/authSlice'
import { t } from '@/shared/lib/language'
import { showToast } from '@/shared/ui/toast/toast'
import { useAppSelector } from '@/store/hooks'
import { type ProductForm, toForm } from '../forms/productForm'
import { type Change, type Merge, mergeForms, takeFields } from '../lib/mergeForms'
import { nameEditors } from '../lib/nameEditors'
import * as messages from '../messages'

export type Conflict = Merge & {
  /** The admins who made the other changes. */
  editors: string
  /** The form with the other values in these fields. */
  resolve: (taken: readonly FieldName[]) => ProductForm
}

type Saved = {
  error?: unknown
  /** What was sent, with the changes of others. */
  form: ProductForm
  /** Says what others have changed. */
  notice?: string
}

type Options = {
  id: string
  send: (form: ProductForm) => Promise<{ error?: unknown }>
  /** Those that the form changes; all without them. */
  fields?: readonly FieldName[]
}

export const listLabels = (changes: readonly Change[]) =>
  changes.map(({ label }) => label).join(', ')

/** Saves on top of what other admins have saved meanwhile. Asks only if both have changed the same field. */
export function useMergedSave({ id, send, fields }: Options) {
  const [loadVersion] = useLazyGetProductVersionQuery()
  const [loadAuditLog, { data: history }] = adminApi.useLazyListAuditLogQuery()
  const ownEmail = useAppSelector(selectSessionEmail)
  const [conflict, setConflict] = useState<Conflict>()

  const loadHistory = () =>
    loadAuditLog({ subject: `Product/${id}`, action: 'updateProduct', limit: 50 })

  /** Call `loadHistory` first. */
  const getEditors = (changes: readonly Change[], { rows } = history ?? { rows: [] }) => {
    const changed = changes.map(({ field }) => field)
    return nameEditors(rows, changed, ownEmail)
  }

  /** Returns undefined after asking what to do with conflicts. What is entered while it waits is not in the result. */
  async function merge(form: ProductForm, version: ProductVersion, { mayWait = true } = {}) {
    const merged = mergeForms(form, version, fields)
    const { changes, conflicts } = merged
    const entries = mayWait && changes.length > 0 ? (await loadHistory()).data : history
    const editors = changes.length > 0 ? getEditors(changes, entries) : ''
    if (conflicts.length > 0) {
      const resolve = (taken: readonly FieldName[]) =>
        takeFields(merged.form, toForm(version), taken)
      setConflict({ ...merged, editors, resolve })
      return undefined
    }
    const notice = editors && t(messages.changedByOthers)(editors, listLabels(changes))
    return { form: merged.form, notice }
  }

  async function save(form: ProductForm): Promise<Saved> {
    const { error } = await send(form)
    if (!isEditConflict(error)) return { error, form }
    const version = await loadVersion({ id })
    if (!version.data || version.data.etag === form.version?.etag) {
      showToast(messageOf(version.error ?? error), 'warning')
      return { error, form }
    }
    const merged = await merge(form, version.data)
    if (!merged) return { error, form }
    const saved = await save(merged.form)
    return { ...saved, notice: [merged.notice, saved.notice].filter(Boolean).join(' ') }
  }

  return { save, merge, loadHistory, getEditors, conflict, close: () => setConflict(undefined) }
}
