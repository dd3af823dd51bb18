import FormControl from '@mui/material/FormControl'
import FormLabel from '@mui/material/FormLabel'
import Rating from '@mui/material/Rating'
import { useId } from 'react'
import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import * as messages from '../messages'

/** As those of text fields. */
const label = {
  '&, &.Mui-focused': { color: 'var(--text)' },
  fontWeight: 'var(--weight-medium)',
  fontSize: 'var(--text-sm)',
}

type StarsFieldProps = { stars: number | null; onChange: (stars: number | null) => void }

/** A group of radio buttons, one of which stands for no stars; a click on the stars that are given takes them away. */
export function StarsField({ stars, onChange }: StarsFieldProps) {
  const labelId = useId()
  return (
    <FormControl component="fieldset" role="radiogroup" aria-labelledby={labelId}>
      <FormLabel id={labelId} component="legend" sx={label}>
        {t(messages.yourRating)}
      </FormLabel>
      <Rating
        name="stars"
        value={stars}
        onChange={(_event, next) => onChange(next)}
        getLabelText={t(shared.starsText)}
        emptyLabelText={t(messages.noStars)}
        // Each star is a touch target.
        sx={{
          fontSize: '2.75rem',
          color: 'var(--marigold-500)',
          '& .MuiRating-iconEmpty': { color: 'var(--ink-500)' },
        }}
      />
    </FormControl>
  )
}
