// Before all other imports of a test: the texts of a module are those of the language in which it was first imported.
Reflect.set(globalThis, '__BN__', true)
