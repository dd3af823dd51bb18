export { createStore } from './createStore'
export { listenForSession, startListeners } from './listeners'
export { startPersistence } from './persistence'
