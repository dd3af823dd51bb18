type Throwaway = { stop?: () => Promise<void> }

declare global {
  var jontroThrowaway: Throwaway | undefined
}

// Set-up and tear-down load separate module instances, so the state is global.
globalThis.jontroThrowaway ??= {}

export const throwaway: Throwaway = globalThis.jontroThrowaway
