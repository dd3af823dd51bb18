export { Specification } from './Specification'
export { Variants } from './Variants'
