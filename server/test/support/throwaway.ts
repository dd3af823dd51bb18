type Throwaway = { stop?: () => Promise<void> }

declare global {
  var jontroThrowaway: Throwaway | undefined
}

// Set-up and tear-down load their modules apart from each other: only the process is common to them.
globalThis.jontroThrowaway ??= {}

export const throwaway: Throwaway = globalThis.jontroThrowaway
