export { UsersTable } from './components/UsersTable'
