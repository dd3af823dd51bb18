export { createStore } from './createStore'
export { listenForSession, startListeners } from './listeners'
export { makeStore } from './makeStore'
export { startPersistence } from './persistence'
