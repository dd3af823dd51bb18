// In a file of their own, so that the first screen does not load them.
export * from './accountIcons'
export * from './icons'
