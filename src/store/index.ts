export { listenForSession, listenForStreamKey } from './listeners'
export { makeStore } from './makeStore'
export { startPersistence } from './persistence'
export { keepVisit } from './persistence/visit'
