export { PayNowButton } from './components/PayNowButton'
