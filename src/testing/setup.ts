import '@testing-library/jest-dom'
import { server } from './server'

// jsdom has the element but not its behaviour.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  this.open = false
  this.dispatchEvent(new Event('close'))
}
window.scrollTo = () => {}

// A call that a test did not prepare is a mistake of the test or of the code.
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => {
  server.resetHandlers()
  localStorage.clear()
})
afterAll(() => server.close())
