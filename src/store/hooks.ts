import { addListener } from '@reduxjs/toolkit'
import { useDispatch, useSelector } from 'react-redux'
import type { AppDispatch, RootState } from './store'

export type { AppDispatch, AppStore, RootState } from './store'

export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
export const useAppSelector = useSelector.withTypes<RootState>()

/** Dispatched to start listening; the dispatch returns a function that stops it. */
export const addAppListener = addListener.withTypes<RootState, AppDispatch>()
