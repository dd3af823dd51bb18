import { formatBengaliNumber } from '../../../../common/bengali'
import { text } from '../../../../common/text'
import type { AlertKind } from '../../db/generated/schema'
import { conflict, notFound, type Problem } from '../../http/problem'

/** Of one user, that wait. Concurrent calls may add one or two more. */
export const maxAlerts = 50

/** Undefined if there is no such product. */
type AlertOutcome = { inStock: boolean; isVerified: boolean } | undefined

/** Returns why the alert was not added, most important reason first. */
export function findAlertProblem(kind: AlertKind, outcome: AlertOutcome): Problem {
  if (!outcome) return notFound('Product')
  if (!outcome.isVerified) {
    return conflict(
      'email_not_verified',
      text(
        'Your e-mail address is not verified yet. Please press the link in the mail that you got when you registered, log in again, and try again.',
        'আপনার ইমেইল এখনো যাচাই করা হয়নি। রেজিস্টার করার সময় যে মেইল পেয়েছেন, তার লিংকে চাপুন, আবার লগ ইন করে চেষ্টা করুন।',
      ),
    )
  }
  if (kind === 'backInStock' && outcome.inStock) {
    return conflict('in_stock', text('This product is in stock.', 'পণ্যটি স্টকে আছে।'))
  }
  return conflict(
    'too_many',
    text(
      `You can wait for at most ${maxAlerts} mails. Please remove some in your profile.`,
      `একসঙ্গে সর্বোচ্চ ${formatBengaliNumber(maxAlerts)}টি মেইল চাইতে পারেন। প্রোফাইল থেকে কয়েকটি সরিয়ে দিন।`,
    ),
  )
}
