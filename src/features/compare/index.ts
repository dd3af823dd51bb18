export { CompareTable } from './components/CompareTable'
export { CompareTray } from './components/CompareTray'
