import { storedWords } from './storedWords'

test.each(Object.values(storedWords))('words are in English as they are stored: %p', (words) => {
  for (const [stored, word] of Object.entries(words)) expect(word.en).toBe(stored)
})
