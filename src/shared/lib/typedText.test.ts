import { keepEarlyText } from './typedText'

it('repeats typed text only, not what a slider or a browser made of a value', () => {
  document.body.innerHTML = `
    <input name="name" value="">
    <input name="same" value="kept">
    <input name="price" type="range" min="0" max="10" value="99">
    <input name="stock" type="checkbox">`
  const repeated: [string, string][] = []
  document.body.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement) repeated.push([target.name, target.value])
  })
  for (const input of document.querySelectorAll('input')) {
    if (input.name === 'name') input.value = 'Ayesha'
    if (input.name === 'stock') input.checked = true
  }

  keepEarlyText()

  expect(repeated).toEqual([['name', 'Ayesha']])
})
