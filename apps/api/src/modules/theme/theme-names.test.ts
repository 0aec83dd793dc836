import * as contract from '@doran/contract/names'
import * as engine from '@doran/story-engine'
import { expect, it } from 'vitest'

it('has the same genres and emotions in the contract as in the engine', () => {
  expect(contract.GENRES).toEqual(engine.GENRES)
  expect(contract.EMOTIONS).toEqual(engine.EMOTIONS)
})
