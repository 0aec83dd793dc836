// @vitest-environment node
import { expect, it } from 'vitest'
import { aPersona } from '../testing/a-persona'
import { withPersona } from './use-personas'

const [one, two] = [aPersona({ name: '하나', isDefault: true }), aPersona({ name: '두리' })]
const shown = (personas: ReturnType<typeof withPersona>) =>
  personas.map(({ name, isDefault }) => (isDefault ? `${name}, default` : name))

it('puts a new persona behind the default', () => {
  expect(shown(withPersona([], one))).toEqual(['하나, default'])
  const three = aPersona({ name: '세찬' })
  expect(shown(withPersona([one, two], three))).toEqual(['하나, default', '세찬', '두리'])
})

it('changes a persona in its place', () => {
  expect(withPersona([one, two], { ...two, look: '안경' })[1]?.look).toBe('안경')
})

it('has one default', () => {
  expect(shown(withPersona([one, two], { ...two, isDefault: true }))).toEqual([
    '두리, default',
    '하나',
  ])
})
