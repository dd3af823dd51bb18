import { text } from '@/common/text'

export const notInStock = text(
  (names: string, count: number) => {
    const [verb, object] = count > 1 ? ['are', 'them'] : ['is', 'it']
    return `${names} ${verb} out of stock. Please remove ${object} from your cart to check out.`
  },
  (names, count) => `${names} স্টকে নেই। চেকআউট করতে ${count > 1 ? 'এগুলো' : 'এটি'} কার্ট থেকে সরান।`,
)
