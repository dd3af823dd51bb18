export { PaymentIssueActions } from './components/PaymentIssueActions'
export { PaymentIssues } from './components/PaymentIssues'
export { RefundsTable } from './components/RefundsTable'
