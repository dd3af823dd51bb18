import { createSlice } from '@reduxjs/toolkit'

/** Whether an admin sees the admin menu or hides it to see what a user sees. */
export type AdminViewState = { isShown: boolean }

const initialState: AdminViewState = { isShown: true }

export const adminViewSlice = createSlice({
  name: 'adminView',
  initialState,
  reducers: {
    adminViewToggled(state) {
      state.isShown = !state.isShown
    },
  },
  selectors: { selectIsAdminViewShown: ({ isShown }) => isShown },
})

export const { adminViewToggled } = adminViewSlice.actions
export const { selectIsAdminViewShown } = adminViewSlice.selectors
