import Button from '@mui/material/Button'
import { useState } from 'react'
import { ImportDialog } from './ImportDialog'

export function ImportButton() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        Import CSV
      </Button>
      {isOpen && <ImportDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
