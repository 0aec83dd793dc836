import { expect, it } from 'vitest'
import * as face from './index.js'

it('exports these names', () => {
  expect(Object.keys(face)).toEqual(['SHIPPED_GAMES'])
})
