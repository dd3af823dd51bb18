import { formatBengaliNumber } from '@/common/bengali'
import { text } from '@/common/text'

export const note = text('Note', 'নোট')
export const loadingNotes = text('Loading the notes…', 'নোট লোড হচ্ছে…')
export const notesNotLoaded = text('The notes could not be loaded.', 'নোট লোড করা যায়নি।')
export const notes = text('Notes', 'নোট')
export const noNotes = text(
  'No notes yet. Customers don’t see them.',
  'এখনো কোনো নোট নেই। গ্রাহকেরা নোট দেখতে পান না।',
)
export const addNote = text('Add note', 'নোট যোগ করুন')
export const noteRequired = text('Please write a note.', 'একটি নোট লিখুন।')
export const noteTooLong = text(
  (max: number) => `A note has at most ${max} characters.`,
  (max) => `একটি নোটে সর্বোচ্চ ${formatBengaliNumber(max)}টি অক্ষর লেখা যায়।`,
)
export const deleteNote = text(
  (time: string) => `Delete the note of ${time}`,
  (time) => `নোট মুছুন: ${time}`,
)
export const deleteLabel = text('Delete', 'মুছুন')
