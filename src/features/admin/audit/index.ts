export { AuditTable } from './components/AuditTable'
