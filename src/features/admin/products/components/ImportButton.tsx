import Button from '@mui/material/Button'
import { useState } from 'react'
import { ImportDialog } from './ImportDialog'

export function ImportButton() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        Import CSV
      </Button>
      {isOpen && <ImportDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
