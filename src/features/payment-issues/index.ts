export { NeedsAttention } from './components/NeedsAttention'
export { PaymentIssueActions } from './components/PaymentIssueActions'
