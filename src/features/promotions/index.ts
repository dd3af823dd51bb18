export { Banners } from './components/Banners'
export { TopCategories } from './components/TopCategories'
export { TrustNote } from './components/TrustNote'
