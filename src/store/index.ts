export { listenForSession } from './listeners'
export { makeStore } from './makeStore'
export { startPersistence } from './persistence'
