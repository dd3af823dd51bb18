import { addListener } from '@reduxjs/toolkit'
import { useDispatch, useSelector } from 'react-redux'
import type { AppDispatch, RootState } from './types'

export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
export const useAppSelector = useSelector.withTypes<RootState>()

/** Dispatched to start listening; the dispatch returns a function that stops it. */
export const addAppListener = addListener.withTypes<RootState, AppDispatch>()
