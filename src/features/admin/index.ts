export { adminViewToggled, selectIsAdminViewShown } from './model/adminViewSlice'
