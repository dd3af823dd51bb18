import Button from '@mui/material/Button'
import { useState } from 'react'
import { t } from '@/shared/lib/language'
import * as importMessages from '../importMessages'
import { ImportDialog } from './ImportDialog'

export function ImportButton() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {t(importMessages.importCsv)}
      </Button>
      {isOpen && <ImportDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
